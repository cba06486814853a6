import type { FormGrid, FormMedia, ProjectValues, TakenFrame } from './project-form.ts';
import { putBack, takeOut } from './removal.ts';

/** What is removed from a project's form stays beside it, with its files and texts, until the form is stored. */

export function removeGrid(values: ProjectValues, key: string): ProjectValues {
  const index = values.grids.findIndex((grid) => grid.key === key);
  const { items, removed } = takeOut({ items: values.grids, removed: values.removed?.grids ?? [] }, index);
  return { ...values, grids: items, removed: { ...values.removed, grids: removed } };
}

/** Puts back a removed grid, where it was. @param which counts the removed ones, from 0 */
export function restoreGrid(values: ProjectValues, which: number): ProjectValues {
  const { items, removed } = putBack({ items: values.grids, removed: values.removed?.grids ?? [] }, which);
  return { ...values, grids: items, removed: { ...values.removed, grids: removed } };
}

/** Takes a frame out of its grid. A slot keeps what was taken out of it last. @param replacedBy the file that comes instead */
export function takeFrame(grid: FormGrid, index: number, replacedBy?: string): FormGrid {
  const frame = grid.frames[index];
  if (frame === undefined) return grid;
  const earlier = (grid.removed ?? []).filter(({ item }) => grid.gridType === 'G3' || item.slot !== frame.slot);
  const taken: TakenFrame = replacedBy === undefined ? frame : { ...frame, replacedBy };
  const before: readonly TakenFrame[] = grid.frames;
  const { items: frames, removed } = takeOut({ items: before.with(index, taken), removed: earlier }, index);
  return { ...grid, frames, removed };
}

/** Puts a frame back, where it was, in place of the file that replaced it. @param which counts the removed ones, from 0 */
export function restoreFrame(grid: FormGrid, which: number): FormGrid {
  const back = grid.removed?.[which]?.item;
  if (back === undefined) return grid;
  const isReplacement = ({ content }: { readonly content: FormMedia }) =>
    content.source === 'chosen' && content.key === back.replacedBy;
  const { items, removed } = putBack<TakenFrame>({ items: grid.frames, removed: grid.removed ?? [] }, which);
  const frames = items
    .filter((frame) => !isReplacement(frame))
    .map(({ slot, content, rank }) => (rank === undefined ? { slot, content } : { slot, content, rank }));
  if (grid.gridType === 'G3') return { ...grid, frames, removed };
  // Another picture may have been moved to the slot meanwhile: it is taken out in turn.
  const other = frames.findIndex(({ slot, content }) => slot === back.slot && content !== back.content);
  const whole = { ...grid, frames: frames.toSorted((one, next) => one.slot - next.slot), removed };
  return other === -1 ? whole : takeFrame({ ...whole, frames }, other);
}

/** The header's picture or film is removed, or (`next`) another takes its place. */
export function changeHeader(values: ProjectValues, next: FormMedia | null): ProjectValues {
  const { header } = values;
  if (header === null) return { ...values, header: next };
  const replacedBy = next?.source === 'chosen' ? next.key : undefined;
  return { ...values, header: next, removed: { ...values.removed, header: { content: header, replacedBy } } };
}

/** Puts back what the header showed before. */
export function restoreHeader(values: ProjectValues): ProjectValues {
  const { header, ...removed } = values.removed ?? {};
  return header === null || header === undefined ? values : { ...values, header: header.content, removed };
}
