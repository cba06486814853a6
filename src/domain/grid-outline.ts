import type { GridType } from './content.ts';
import { slotCount } from './grid-editing.ts';
import type { FormGrid } from './project-form.ts';

/** What each type looks like, in words. */
const layouts: Readonly<Record<GridType, string>> = {
  G1: 'Three, touching',
  G2: 'Two, touching',
  G3: 'Carousel',
  G4: 'Two',
  G5: 'Four',
  G6: 'Large left',
  G7: 'Full width',
  G8: 'Large right',
  G9: 'Nine',
  G10: 'Three',
};

/** 'picture', 'films', 'files' */
function noun(frames: FormGrid['frames'], count: number): string {
  const films = frames.filter(({ content }) => content.media.kind === 'video').length;
  const one = films === 0 ? 'picture' : films === frames.length ? 'film' : 'file';
  return count === 1 ? one : `${one}s`;
}

/** '1 picture', '2 of 3 pictures', 'empty': what a grid holds. */
export function describeContent({ gridType, frames }: Pick<FormGrid, 'gridType' | 'frames'>): string {
  const count = frames.length;
  const places = gridType === 'G3' ? count : slotCount(gridType);
  if (count === 0) return 'empty';
  if (count >= places) return `${String(count)} ${noun(frames, count)}`;
  return `${String(count)} of ${String(places)} ${noun(frames, places)}`;
}

/** '2 · Full width': what a grid is called, whatever it holds. @param index counted from 0 */
export function nameGrid(gridType: GridType, index: number): string {
  return `${String(index + 1)} · ${layouts[gridType]}`;
}

/** '2 · Full width · 1 picture'. @param index counted from 0 */
export function describeGrid(grid: Pick<FormGrid, 'gridType' | 'frames'>, index: number): string {
  return `${nameGrid(grid.gridType, index)} · ${describeContent(grid)}`;
}
