import type { UniqueIdentifier } from '@dnd-kit/core';
import { Table, Th } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useMemo } from 'react';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { Ordering } from '../shared/lists/Ordering.tsx';
import { orderHead } from './all-projects.css.ts';
import { FloatingRow } from './FloatingRow.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import type { ProjectTarget } from './ProjectRow.tsx';

interface ProjectTableProps {
  readonly projects: readonly ProjectSummary[];
  /** Of all projects, found or not. */
  readonly total: number;
  /** Does the table show the order itself, so that a row can be moved in it? */
  readonly canMove: boolean;
  readonly targets: FocusTargets<ProjectTarget>;
  readonly onMove: (project: ProjectSummary, position: number) => void;
  readonly onTop: (project: ProjectSummary) => void;
  readonly onDelete: (project: ProjectSummary) => void;
  readonly onDuplicate: ((project: ProjectSummary) => void) | undefined;
  /** The one that is being copied. */
  readonly copiedId: Id | null;
}

/** 'Serial, Title and Action', its rows draggable where it shows the order (specification, section 2). */
export function ProjectTable({ projects, total, canMove, copiedId, ...row }: ProjectTableProps) {
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const find = (id: UniqueIdentifier) => projects.find((project) => project.id === id);

  return (
    <Ordering
      floating={(id) => {
        const project = find(id);
        return project === undefined ? null : <FloatingRow project={project} />;
      }}
      ids={ids}
      instruction="To pick up a project, press Space."
      isOff={!canMove}
      nameOf={(id) => find(id)?.title ?? ''}
      onDrop={(id, to) => {
        const project = find(id);
        const place = projects[to];
        if (project !== undefined && place !== undefined) row.onMove(project, place.position);
      }}
      total={total}
    >
      <Table
        caption="All projects"
        long={row.onDuplicate === undefined ? 'ordered' : 'orderedMore'}
        head={
          <>
            <Th>
              <VisuallyHidden>Drag</VisuallyHidden>
            </Th>
            <Th>Serial</Th>
            <Th wideOnly>
              <VisuallyHidden>Picture</VisuallyHidden>
            </Th>
            <Th>Title</Th>
            <Th end>
              <span className={orderHead}>Order</span>
            </Th>
            <Th end>Action</Th>
          </>
        }
      >
        {projects.map((project) => (
          <ProjectRow
            canMove={canMove}
            isLast={project.position === total}
            key={project.id}
            isCopied={project.id === copiedId}
            project={project}
            {...row}
          />
        ))}
      </Table>
    </Ordering>
  );
}
