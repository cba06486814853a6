import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, Modifier, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Table, Th } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import { orderHead } from './all-projects.css.ts';
import { betweenOnly, nearestRow } from './dragging.ts';
import { FloatingRow } from './FloatingRow.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { describeMove } from './texts.ts';

interface ProjectTableProps {
  readonly projects: readonly ProjectSummary[];
  /** Of all projects, found or not. */
  readonly total: number;
  /** Does the table show the order itself, so that a row can be moved in it? */
  readonly canMove: boolean;
  readonly links: RefObject<Map<Id, HTMLAnchorElement>>;
  readonly onMove: (project: ProjectSummary, position: number) => void;
  readonly onDelete: (project: ProjectSummary, button: HTMLButtonElement) => void;
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const screenReaderInstructions = {
  draggable:
    'To pick up a project, press Space. While it is picked up, use the arrow keys to move it. Press Space again to drop it, or Escape to put it back.',
};

/** 'Serial, Title and Action', its rows in the hand where it shows the order (specification, section 2). */
export function ProjectTable({ projects, total, canMove, links, onMove, onDelete }: ProjectTableProps) {
  const [dragged, setDragged] = useState<ProjectSummary | null>(null);
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    // A press alone is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // The page follows at once: of a key pressed while it still glides the row would know the wrong place.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const collisionDetection = useMemo(() => nearestRow(ids), [ids]);
  const find = (id: UniqueIdentifier | undefined) => projects.find((project) => project.id === id);

  const announcements = ((): Announcements => {
    const at = (id: UniqueIdentifier) => `position ${String(ids.indexOf(id) + 1)} of ${String(total)}`;
    const title = (id: UniqueIdentifier) => find(id)?.title ?? '';
    return {
      onDragStart: ({ active }) => {
        lastOver.current = active.id;
        return `Picked up ${title(active.id)}, ${at(active.id)}.`;
      },
      onDragOver: ({ active, over }) => {
        // Picked up, a row is over its own place at once: that goes without saying.
        if (over === null || over.id === lastOver.current) return undefined;
        lastOver.current = over.id;
        return `${title(active.id)} is over ${at(over.id)}.`;
      },
      onDragEnd: ({ active, over }) => describeMove(title(active.id), ids.indexOf(over?.id ?? active.id) + 1, total),
      onDragCancel: ({ active }) => `${title(active.id)} was put back to ${at(active.id)}.`,
    };
  })();

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const project = find(active.id);
    const place = find(over?.id);
    if (project !== undefined && place !== undefined && place !== project) onMove(project, place.position);
  };

  return (
    <DndContext
      accessibility={{ announcements, screenReaderInstructions }}
      collisionDetection={collisionDetection}
      modifiers={[alongTheList]}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
      onDragStart={({ active }) => setDragged(find(active.id) ?? null)}
      sensors={sensors}
    >
      <SortableContext disabled={!canMove} items={ids} strategy={betweenOnly}>
        <Table
          caption="All projects"
          long="ordered"
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
              links={links}
              onDelete={onDelete}
              onMove={onMove}
              project={project}
            />
          ))}
        </Table>
      </SortableContext>
      <DragOverlay dropAnimation={null}>{dragged === null ? null : <FloatingRow project={dragged} />}</DragOverlay>
    </DndContext>
  );
}
