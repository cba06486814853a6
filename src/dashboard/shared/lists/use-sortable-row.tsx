import type { UniqueIdentifier } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { GripIcon } from './row-icons.tsx';

interface SortableRow {
  /** Of the row's element. */
  readonly ref: Ref<HTMLLIElement>;
  readonly style: CSSProperties;
  /** It is under way, and its place is left for it. */
  readonly isDragging: boolean;
  /** By which it is dragged. */
  readonly handle: ReactNode;
}

/** A row of an `Ordering` that is dragged by a handle at its start. @param name what is dragged, for assistive technology */
export function useSortableRow(id: UniqueIdentifier, name: string, isOff: boolean): SortableRow {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    isDragging,
    handle: (
      <IconButton
        {...attributes}
        {...listeners}
        disabled={isOff}
        edge="start"
        grip
        label={`Drag ${name}`}
        ref={setActivatorNodeRef}
      >
        <GripIcon />
      </IconButton>
    ),
  };
}
