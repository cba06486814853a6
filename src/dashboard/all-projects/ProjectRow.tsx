import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Menu, MenuItem, MenuLine, MenuPage } from '@vitrine/design-system/components/menu';
import { RowLink, RowMenu, RowTitle, Td, Tr, WideTools } from '@vitrine/design-system/components/table';
import { asWritten } from '@vitrine/design-system/components/text';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { isHidden } from '../../domain/publication.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { ChooseCell } from '../shared/lists/ChooseCell.tsx';
import { EditAndDelete } from '../shared/lists/EditAndDelete.tsx';
import { ChangedCell, FactsOnPhones, StateCell } from '../shared/lists/FactCells.tsx';
import { MoveButtons } from '../shared/lists/MoveButtons.tsx';
import { detailOnPhones } from '../shared/lists/PublicationMark.tsx';
import { GripIcon, TopIcon } from '../shared/lists/row-icons.tsx';
import type { Choosing } from '../shared/lists/use-selection.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { thumbnail } from '../shared/media/thumbnail.css.ts';
import { wholePage } from '../shared/page/whole-page.ts';
import { clientAndYear } from './client-and-year.tsx';
import { named } from '../shared/named.ts';
import { canBePublished } from './use-publish.ts';

/** A project's Edit link, Delete button and menu. */
export type ProjectTarget = `${'edit' | 'delete' | 'menu'} ${Id}`;

export interface ProjectRowProps {
  readonly project: ProjectSummary;
  /** '' without one. */
  readonly category: string;
  /** Of all rows: what the provider tells has columns. */
  readonly hasState: boolean;
  readonly isLast: boolean;
  readonly canMove: boolean;
  readonly targets: FocusTargets<ProjectTarget>;
  readonly choosing: Choosing;
  readonly onMove: (project: ProjectSummary, position: number) => void;
  /** Asks for the position. */
  readonly onMoveTo: (project: ProjectSummary) => void;
  readonly onTop: (project: ProjectSummary) => void;
  readonly onPublish: (project: ProjectSummary) => void;
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
          label={`Drag ${titleOf(project)}`}
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
  const { project, category, hasState, choosing } = props;
  const { id, position, publication, updatedAt } = project;
  const title = titleOf(project);
  return (
    <>
      <ChooseCell choosing={choosing} id={id} title={title} />
      <Td kind="serial">{position}</Td>
      <Td kind="picture" wideOnly="andPhones">
        <div className={thumbnail}>
          <MediaPreview alt="" isRounded size="thumb" media={project.header} ratio="80/46" />
        </div>
      </Td>
      <Td kind="title">
        <RowTitle
          detail={detailOnPhones(
            publication,
            <>
              {clientAndYear(project)}
              <FactsOnPhones category={category} updatedAt={updatedAt} />
            </>,
          )}
        >
          <RowLink asChild>
            <Link {...asWritten(title)} to={dashboardPaths.editProject(id)}>
              {title}
            </Link>
          </RowLink>
        </RowTitle>
      </Td>
      {hasState ? <StateCell publication={publication} /> : null}
      <Td kind="fact" wideOnly>
        {category}
      </Td>
      {hasState ? <ChangedCell updatedAt={updatedAt} /> : null}
      <Td kind="actions">
        <RowMenu tools={<ProjectTools {...props} title={title} />}>
          <ProjectMenu {...props} title={title} />
        </RowMenu>
      </Td>
    </>
  );
});

const titleOf = ({ title }: ProjectSummary): string => named(title);

/** What is done most, while the row is pointed at. */
function ProjectTools(props: ProjectRowProps & { readonly title: string }) {
  const { project, title, isLast, canMove, targets, onMove, onTop, onDelete } = props;
  const { id, position } = project;
  const isFirst = position === 1;
  return (
    <>
      <WideTools>
        <IconButton
          aria-disabled={isFirst || undefined}
          disabled={!canMove}
          label={`Move ${title} to the top`}
          onClick={() => {
            if (!isFirst) onTop(project);
          }}
        >
          <TopIcon />
        </IconButton>
        <MoveButtons
          isFirst={isFirst}
          isLast={isLast}
          isOff={!canMove}
          name={title}
          onMove={(step) => onMove(project, position + step)}
        />
      </WideTools>
      <EditAndDelete
        id={id}
        onDelete={() => onDelete(project)}
        targets={targets}
        title={title}
        to={dashboardPaths.editProject(id)}
      />
    </>
  );
}

/** All that can be done with a project. */
function ProjectMenu(props: ProjectRowProps & { readonly title: string }) {
  const {
    project,
    title,
    isLast,
    canMove,
    isCopied,
    targets,
    onMove,
    onMoveTo,
    onTop,
    onPublish,
    onDelete,
    onDuplicate,
  } = props;
  const { id, slug, position, publication } = project;
  const isFirst = position === 1;
  return (
    <Menu buttonRef={targets.ref(`menu ${id}`)} endsRow label={`More for ${title}`}>
      {slug === '' ? null : (
        <MenuPage>
          <Link {...wholePage(isHidden(publication))} to={paths.project(slug)}>
            View
          </Link>
        </MenuPage>
      )}
      <MenuPage>
        <Link to={dashboardPaths.editProject(id)}>Edit</Link>
      </MenuPage>
      {canBePublished(project) ? <MenuItem onChoose={() => onPublish(project)}>Publish</MenuItem> : null}
      {onDuplicate === undefined ? null : (
        <MenuItem disabled={isCopied} onChoose={() => onDuplicate(project)}>
          Duplicate
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem disabled={!canMove || isFirst} onChoose={() => onTop(project)}>
        Move to the top
      </MenuItem>
      <MenuItem disabled={!canMove || isFirst} onChoose={() => onMove(project, position - 1)}>
        Move up
      </MenuItem>
      <MenuItem disabled={!canMove || isLast} onChoose={() => onMove(project, position + 1)}>
        Move down
      </MenuItem>
      <MenuItem disabled={!canMove} onChoose={() => onMoveTo(project)}>
        Move to…
      </MenuItem>
      <MenuLine />
      <MenuItem onChoose={() => onDelete(project)}>Delete</MenuItem>
    </Menu>
  );
}
