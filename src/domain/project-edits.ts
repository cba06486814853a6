import type { Credit, GridType, Id, Media, RelatedProject } from './content.ts';
import { addCredits, isWholeCredit } from './credits.ts';
import type { FormCredit } from './credits.ts';
import { toFormat } from './formatting.ts';
import { moveFrame } from './frame-moves.ts';
import type { FrameMove } from './frame-moves.ts';
import { changeGrid, changeGridText, changeGridType, moveGrid } from './grid-editing.ts';
import { changeHeader, removeGrid, restoreFrame, restoreGrid, restoreHeader, takeFrame } from './grid-removals.ts';
import { changeNew, withDark, withDarkBefore } from './new-second-light.ts';
import { isRelatedFull, mapMedia, mediaId, noCredit } from './project-form.ts';
import { toChoice } from './publication.ts';
import { putBack, takeOut } from './removal.ts';
import type { Restorable } from './removal.ts';
import type { ProjectField, ProjectValues, StoredMedia } from './project-form.ts';

/** What the administrator changes in a project's form, as plain data. Grids are named by their keys. */
export type ProjectEdit =
  | { readonly type: 'field.changed'; readonly field: ProjectField; readonly value: string }
  | { readonly type: 'header.removed' }
  /** What the header showed before it was removed or replaced. */
  | { readonly type: 'header.restored' }
  /** Typed, and not added yet. */
  | { readonly type: 'credit.changed'; readonly part: keyof Credit; readonly value: string }
  | { readonly type: 'credit.added' }
  /** Several at once, as they were pasted. */
  | { readonly type: 'credits.pasted'; readonly credits: readonly Credit[] }
  /** One that is in the list, by its key. */
  | { readonly type: 'credit.edited'; readonly credit: FormCredit }
  /** Both are places, counted from 0. */
  | { readonly type: 'credit.moved'; readonly from: number; readonly to: number }
  | { readonly type: 'credit.removed'; readonly index: number }
  /** `which` counts what was taken out, from 0. */
  | { readonly type: 'credit.restored'; readonly which: number }
  | { readonly type: 'related.added'; readonly project: RelatedProject }
  | { readonly type: 'related.removed'; readonly id: Id }
  /** Both are places, counted from 0. */
  | { readonly type: 'grid.moved'; readonly from: number; readonly to: number }
  | { readonly type: 'grid.removed'; readonly grid: string }
  /** `which` counts the removed ones, from 0. */
  | { readonly type: 'grid.restored'; readonly which: number }
  /** Its frames stay in their order; those without a slot wait in its tray. */
  | { readonly type: 'grid.retyped'; readonly grid: string; readonly gridType: GridType }
  /** The text beside a grid's frames: `''` adds one, null removes it. */
  | { readonly type: 'text.changed'; readonly grid: string; readonly text: string | null }
  /** `index` counts all frames of the grid, from 0. */
  | { readonly type: 'frame.removed'; readonly grid: string; readonly index: number }
  /** `which` counts the removed ones of the grid, from 0. */
  | { readonly type: 'frame.restored'; readonly grid: string; readonly which: number }
  | ({ readonly type: 'frame.moved' } & FrameMove)
  /** What stays in view of a file, by its `mediaId`; `media` as it is shown from now on. */
  | { readonly type: 'view.kept'; readonly of: string; readonly media: Media }
  /** The new file of this key has no second light any more, or the one from before that was removed or replaced. */
  | { readonly type: 'dark.changed'; readonly of: string; readonly to: 'none' | 'before' }
  /** A stored file, by its path, has got another in its place, with this path. */
  | ({ readonly type: 'file.replaced'; readonly of: string } & Pick<StoredMedia, 'path' | 'media' | 'bytes'>);

function changeField(values: ProjectValues, field: ProjectField, value: string): ProjectValues {
  if (field === 'visibility') return { ...values, visibility: toChoice(value) };
  if (field === 'descriptionFormat') return { ...values, descriptionFormat: toFormat(value) };
  if (field !== 'theme') return { ...values, [field]: value };
  return { ...values, theme: value === 'white' || value === 'black' ? value : '' };
}

function addCredit(values: ProjectValues): ProjectValues {
  if (!isWholeCredit(values.newCredit)) return values;
  return { ...values, credits: addCredits(values, [values.newCredit]), newCredit: noCredit };
}

function moveCredit(values: ProjectValues, from: number, to: number): ProjectValues {
  const credit = values.credits[from];
  if (credit === undefined || to < 0 || to >= values.credits.length) return values;
  return { ...values, credits: values.credits.toSpliced(from, 1).toSpliced(to, 0, credit) };
}

const creditsOf = ({ credits, removedCredits }: ProjectValues): Restorable<FormCredit> => ({
  items: credits,
  removed: removedCredits,
});

const withCredits = (values: ProjectValues, { items, removed }: Restorable<FormCredit>): ProjectValues => ({
  ...values,
  credits: items,
  removedCredits: removed,
});

function addRelated(values: ProjectValues, project: RelatedProject): ProjectValues {
  const isThere = values.related.some(({ id }) => String(id) === String(project.id));
  return isThere || isRelatedFull(values.related) ? values : { ...values, related: [...values.related, project] };
}

/** The form after a change. One that the form does not allow, such as a third related project, changes nothing. */
export function editProject(values: ProjectValues, edit: ProjectEdit): ProjectValues {
  switch (edit.type) {
    case 'field.changed':
      return changeField(values, edit.field, edit.value);
    case 'header.removed':
      return changeHeader(values, null);
    case 'header.restored':
      return restoreHeader(values);
    case 'credit.changed':
      return { ...values, newCredit: { ...values.newCredit, [edit.part]: edit.value } };
    case 'credit.added':
      return addCredit(values);
    case 'credit.removed':
      return withCredits(values, takeOut(creditsOf(values), edit.index));
    case 'credit.restored':
      return withCredits(values, putBack(creditsOf(values), edit.which));
    case 'credits.pasted':
      return { ...values, credits: addCredits(values, edit.credits) };
    case 'credit.edited': {
      const { credit } = edit;
      return { ...values, credits: values.credits.map((one) => (one.creditKey === credit.creditKey ? credit : one)) };
    }
    case 'credit.moved':
      return moveCredit(values, edit.from, edit.to);
    case 'related.added':
      return addRelated(values, edit.project);
    case 'related.removed':
      return { ...values, related: values.related.filter(({ id }) => id !== edit.id) };
    case 'grid.moved':
      return moveGrid(values, edit.from, edit.to);
    case 'grid.removed':
      return removeGrid(values, edit.grid);
    case 'grid.restored':
      return restoreGrid(values, edit.which);
    case 'grid.retyped':
      return changeGridType(values, edit.grid, edit.gridType);
    case 'text.changed':
      return changeGridText(values, edit.grid, edit.text);
    case 'frame.removed':
      return changeGrid(values, edit.grid, (grid) => takeFrame(grid, edit.index));
    case 'frame.restored':
      return changeGrid(values, edit.grid, (grid) => restoreFrame(grid, edit.which));
    case 'frame.moved':
      return moveFrame(values, edit);
    case 'view.kept':
      return mapMedia(values, (content) =>
        mediaId(content) === edit.of ? { ...content, media: edit.media } : content,
      );
    case 'dark.changed':
      return mapMedia(
        values,
        changeNew(edit.of, (content) => (edit.to === 'none' ? withDark(content, undefined) : withDarkBefore(content))),
      );
    case 'file.replaced': {
      const { of, path, media, bytes } = edit;
      return mapMedia(values, (content) =>
        content.source === 'stored' && content.path === of ? { ...content, path, media, bytes } : content,
      );
    }
  }
}
