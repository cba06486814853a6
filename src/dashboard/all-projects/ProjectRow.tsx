import { asWritten } from '@vitrine/design-system/components/text';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { RowLink, RowTitle, Td, Tr } from '@vitrine/design-system/components/table';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { isHidden } from '../../domain/publication.ts';
import { wholePage } from '../shared/page/whole-page.ts';
import { detailOf } from '../shared/lists/PublicationMark.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { thumbnail } from '../shared/media/thumbnail.css.ts';
import { duplicate } from './all-projects.css.ts';
import { clientAndYear } from './client-and-year.tsx';
import { DownIcon, GripIcon, TopIcon, UpIcon } from '../shared/lists/row-icons.tsx';

/** A project's Edit link and Delete button. */
export type ProjectTarget = `${'edit' | 'delete'} ${Id}`;

interface ProjectRowProps {
  readonly project: ProjectSummary;
  readonly isLast: boolean;
  readonly canMove: boolean;
  readonly targets: FocusTargets<ProjectTarget>;
  readonly onMove: (project: ProjectSummary, position: number) => void;
  readonly onTop: (project: ProjectSummary) => void;
  readonly onDelete: (project: ProjectSummary) => void;
  /** Where the provider can copy projects. */
  readonly onDuplicate: ((project: ProjectSummary) => void) | undefined;
  readonly isCopied: boolean;
}

/** A row that is dragged by its handle. Memoised: of hundreds only those that change render again. */
export const ProjectRow = memo(function ProjectRow(props: ProjectRowProps) {
  const { project, canMove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: project.id,
  });
  return (
    <Tr dragged={isDragging} ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <Td kind="handle">
        <IconButton
          {...attributes}
          {...listeners}
          edge="start"
          grip
          disabled={!canMove}
          label={`Drag ${project.title}`}
          ref={setActivatorNodeRef}
        >
          <GripIcon />
        </IconButton>
      </Td>
      <ProjectCells {...props} />
    </Tr>
  );
});

/** The cells of a row that do not change while a row is dragged. */
const ProjectCells = memo(function ProjectCells(props: ProjectRowProps) {
  const { project, isLast, canMove, targets, onMove, onTop, onDelete, onDuplicate, isCopied } = props;
  const { id, slug, position } = project;
  const title = project.title.trim() === '' ? 'Untitled' : project.title;
  const isFirst = position === 1;
  return (
    <>
      <Td kind="serial">{position}</Td>
      <Td kind="picture" wideOnly>
        <div className={thumbnail}>
          <MediaPreview alt="" isRounded size="thumb" media={project.header} ratio="80/46" />
        </div>
      </Td>
      <Td kind="title">
        <RowTitle detail={detailOf(project.publication, clientAndYear(project))}>
          <RowLink asChild>
            <Link {...asWritten(title)} to={dashboardPaths.editProject(id)}>
              {title}
            </Link>
          </RowLink>
        </RowTitle>
      </Td>
      <Td kind="order">
        <IconButton
          aria-disabled={isFirst || undefined}
          disabled={!canMove}
          edge="phone"
          label={`Move ${title} to the top`}
          onClick={() => {
            if (!isFirst) onTop(project);
          }}
        >
          <TopIcon />
        </IconButton>
        <IconButton
          aria-disabled={isFirst || undefined}
          disabled={!canMove}
          label={`Move ${title} up`}
          onClick={() => {
            if (!isFirst) onMove(project, position - 1);
          }}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          aria-disabled={isLast || undefined}
          disabled={!canMove}
          label={`Move ${title} down`}
          onClick={() => {
            if (!isLast) onMove(project, position + 1);
          }}
        >
          <DownIcon />
        </IconButton>
      </Td>
      <Td kind="actions">
        {slug === '' ? null : (
          <ButtonLink asChild size="small" variant="quiet">
            <Link aria-label={`View ${title}`} {...wholePage(isHidden(project.publication))} to={paths.project(slug)}>
              View
            </Link>
          </ButtonLink>
        )}
        <ButtonLink asChild size="small" variant="quiet">
          <Link aria-label={`Edit ${title}`} ref={targets.ref(`edit ${id}`)} to={dashboardPaths.editProject(id)}>
            Edit
          </Link>
        </ButtonLink>
        {onDuplicate === undefined ? null : (
          <span className={duplicate}>
            <Button
              aria-label={`Duplicate ${title}`}
              busy={isCopied}
              onClick={() => onDuplicate(project)}
              size="small"
              variant="quiet"
            >
              Duplicate
            </Button>
          </span>
        )}
        <Button
          aria-label={`Delete ${title}`}
          onClick={() => onDelete(project)}
          ref={targets.ref(`delete ${id}`)}
          size="small"
          variant="quietMuted"
        >
          Delete
        </Button>
      </Td>
    </>
  );
});
