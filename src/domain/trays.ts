import { slotCount, surplusFrames } from './grid-editing.ts';
import { gridFrames } from './grids.ts';
import type { FormFrame, FormGrid, ProjectValues } from './project-form.ts';

/**
 * The tray of a grid holds what lost its frame when the grid became one of a smaller type. It is numbered on behind the
 * grid's slots, so that all that is true of frames is true of it: it is kept in drafts, moved, removed and put back.
 */

/** Is the slot one of the tray's? */
export function isInTray({ gridType }: Pick<FormGrid, 'gridType'>, slot: number): boolean {
  return gridType !== 'G3' && slot >= gridFrames[gridType].length;
}

const storedIds = ({ grids }: ProjectValues): ReadonlySet<string> =>
  new Set(
    grids
      .flatMap(surplusFrames)
      .flatMap(({ content }) => (content.source === 'stored' ? [String(content.id ?? content.path)] : [])),
  );

/** What waits in the tray of a grid. Frames that another provider stores beyond the slots are shown to visitors: they do not wait. */
export function trayOf(grid: Pick<FormGrid, 'gridType' | 'frames'>, stored: ProjectValues): readonly FormFrame[] {
  const surplus = surplusFrames(grid);
  if (surplus.length === 0) return surplus;
  const known = storedIds(stored);
  return surplus.filter(({ content }) => content.source !== 'stored' || !known.has(String(content.id ?? content.path)));
}

/** What waits in all trays, with the places of their grids, from 0. */
export function waitingIn(values: ProjectValues, stored: ProjectValues) {
  return values.grids.flatMap((grid, index) => trayOf(grid, stored).map(({ content }) => ({ index, content })));
}

/** The form as visitors would see it, and as it is sent: without what waits. */
export function withoutTrays(values: ProjectValues, stored: ProjectValues): ProjectValues {
  if (waitingIn(values, stored).length === 0) return values;
  return {
    ...values,
    grids: values.grids.map((grid) => {
      const waiting = trayOf(grid, stored);
      return { ...grid, frames: grid.frames.filter((frame) => !waiting.includes(frame)) };
    }),
  };
}

/** How many frames have no slot in a grid of this type. */
export function surplusIn({ frames }: Pick<FormGrid, 'frames'>, gridType: FormGrid['gridType']): number {
  return gridType === 'G3' ? 0 : Math.max(0, frames.length - slotCount(gridType));
}
