import type { MediaPlace } from '../../../domain/media-places.ts';
import type { FormMedia, ProjectValues } from '../../../domain/project-form.ts';
import type { FilePlace } from '../../../machines/project-form/file-state.ts';

/** Where files may be dropped or pasted, as an attribute of the element: `data-file-place`. */
export function placeText({ grid, slot }: FilePlace): string {
  return `${grid ?? ''}:${String(slot)}`;
}

/** The place that such an attribute names. */
export function readPlace(text: string): FilePlace {
  const [grid = '', slot = '0'] = text.split(':');
  return { grid: grid === '' ? null : grid, slot: Number(slot) };
}

/** Where a file stands in the form, as it would be saved now. */
export function placeInForm({ grids }: ProjectValues, { grid: key }: FilePlace, content: FormMedia): MediaPlace {
  const at = grids.findIndex((one) => one.key === key);
  const grid = grids[at];
  if (grid === undefined) return { kind: 'header', title: '' };
  return {
    kind: 'frame',
    title: '',
    gridType: grid.gridType,
    grid: at + 1,
    frame: grid.frames.findIndex((frame) => frame.content === content) + 1,
    frames: grid.frames.length,
  };
}
