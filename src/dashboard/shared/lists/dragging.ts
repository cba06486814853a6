import { closestCenter } from '@dnd-kit/core';
import type { CollisionDetection, KeyboardCoordinateGetter, Modifier, UniqueIdentifier } from '@dnd-kit/core';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { SortingStrategy } from '@dnd-kit/sortable';
import { isolated } from '../../../domain/isolated.ts';

/** What is dragged moves up and down only. */
export const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * The row under the middle of the dragged item. The rows are below each other in the order of `ids`, so that of hundreds
 * only a few have to be measured; dnd-kit's own strategies measure all of them at every step.
 */
export function nearestRow(ids: readonly UniqueIdentifier[]): CollisionDetection {
  return (args) => {
    const { collisionRect, droppableRects } = args;
    const middle = collisionRect.top + collisionRect.height / 2;
    let first = 0;
    let last = ids.length - 1;
    while (first < last) {
      const half = Math.floor((first + last) / 2);
      const rect = droppableRects.get(ids[half] ?? '');
      if (rect === undefined) return closestCenter(args);
      if (rect.bottom < middle) first = half + 1;
      else last = half;
    }
    const id = ids[first];
    return id === undefined ? [] : [{ id }];
  };
}

/**
 * Moves one place with each arrow key: the dragged item is put on the top of the row that it is to replace, however high
 * that is. (dnd-kit's own strategy assumes rows of equal height.)
 */
export function stepByStep(ids: readonly UniqueIdentifier[]): KeyboardCoordinateGetter {
  return (event, { currentCoordinates, context: { active, over, droppableRects } }) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    const from = (over ?? active)?.id;
    if (step === 0 || from === undefined) return undefined;
    event.preventDefault();
    const rect = droppableRects.get(ids[ids.indexOf(from) + step] ?? '');
    return rect === undefined ? undefined : { ...currentCoordinates, y: rect.top };
  };
}

/** Transforms only the rows that make room: a transform of zero would still create a layer for each row. */
export const betweenOnly: SortingStrategy = (args) => {
  const { activeIndex, index, overIndex } = args;
  const isBetween = index >= Math.min(activeIndex, overIndex) && index <= Math.max(activeIndex, overIndex);
  return isBetween ? verticalListSortingStrategy(args) : null;
};

/** 'Ritu moved to position 3 of 14.' */
export function describeMove(title: string, position: number, count: number): string {
  return `${isolated(title)} moved to position ${String(position)} of ${String(count)}.`;
}
