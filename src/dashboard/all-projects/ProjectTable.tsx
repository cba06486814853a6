import type { UniqueIdentifier } from '@dnd-kit/core';
import { Table, Th } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { memo, useMemo } from 'react';
import type { Category, Id, ProjectSummary } from '../../domain/content.ts';
import { tellsState } from '../../domain/publication.ts';
import { ChooseHead } from '../shared/lists/ChooseCell.tsx';
import { Ordering } from '../shared/lists/Ordering.tsx';
import { FloatingRow } from './FloatingRow.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import type { ProjectRowProps } from './ProjectRow.tsx';

interface ProjectTableProps extends Pick<
  ProjectRowProps,
  'canMove' | 'targets' | 'choosing' | 'onMove' | 'onMoveTo' | 'onTop' | 'onPublish' | 'onDelete' | 'onDuplicate'
> {
  readonly projects: readonly ProjectSummary[];
  readonly categories: readonly Category[];
  /** Of all projects, found or not. */
  readonly total: number;
  /** The one that is being copied. */
  readonly copiedId: Id | null;
}

/** 'Serial, Title and Action', its rows draggable where it shows the order (specification, section 2). What is typed above it draws none of a thousand rows again. */
export const ProjectTable = memo(function ProjectTable({
  projects,
  categories,
  total,
  canMove,
  copiedId,
  ...row
}: ProjectTableProps) {
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [String(id), name])), [categories]);
  const hasState = tellsState(projects);
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
        long={hasState ? 'kept' : 'keptPlain'}
        head={
          <>
            <Th>
              <VisuallyHidden>Drag</VisuallyHidden>
            </Th>
            <ChooseHead />
            <Th>Serial</Th>
            <Th wideOnly>
              <VisuallyHidden>Picture</VisuallyHidden>
            </Th>
            <Th>Title</Th>
            {hasState ? <Th>State</Th> : null}
            <Th wideOnly>Category</Th>
            {hasState ? <Th wideOnly>Changed</Th> : null}
            <Th end>Action</Th>
          </>
        }
      >
        {projects.map((project) => (
          <ProjectRow
            canMove={canMove}
            category={names.get(String(project.categoryId)) ?? ''}
            hasState={hasState}
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
});
