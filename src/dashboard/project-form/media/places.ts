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
