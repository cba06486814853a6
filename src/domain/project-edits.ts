import type { Credit, Id, RelatedProject } from './content.ts';
import { changeGridText, moveGrid, removeFrame, removeGrid } from './grid-editing.ts';
import { canAddCredit, isRelatedFull, noCredit } from './project-form.ts';
import type { ProjectField, ProjectValues } from './project-form.ts';

/** What the administrator changes in a project's form, as plain data. Grids are named by their keys. */
export type ProjectEdit =
  | { readonly type: 'field.changed'; readonly field: ProjectField; readonly value: string }
  | { readonly type: 'header.removed' }
  /** Typed, and not added yet. */
  | { readonly type: 'credit.changed'; readonly part: keyof Credit; readonly value: string }
  | { readonly type: 'credit.added' }
  | { readonly type: 'credit.removed'; readonly index: number }
  | { readonly type: 'related.added'; readonly project: RelatedProject }
  | { readonly type: 'related.removed'; readonly id: Id }
  /** Both are places, counted from 0. */
  | { readonly type: 'grid.moved'; readonly from: number; readonly to: number }
  | { readonly type: 'grid.removed'; readonly grid: string }
  /** The text beside a grid's frames: `''` adds one, null removes it. */
  | { readonly type: 'text.changed'; readonly grid: string; readonly text: string | null }
  /** `index` counts all frames of the grid, from 0. */
  | { readonly type: 'frame.removed'; readonly grid: string; readonly index: number };

function changeField(values: ProjectValues, field: ProjectField, value: string): ProjectValues {
  if (field !== 'theme') return { ...values, [field]: value };
  return { ...values, theme: value === 'white' || value === 'black' ? value : '' };
}

function addCredit(values: ProjectValues): ProjectValues {
  if (!canAddCredit(values.newCredit)) return values;
  const { role, name } = values.newCredit;
  return { ...values, credits: [...values.credits, { role: role.trim(), name: name.trim() }], newCredit: noCredit };
}

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
      return { ...values, header: null };
    case 'credit.changed':
      return { ...values, newCredit: { ...values.newCredit, [edit.part]: edit.value } };
    case 'credit.added':
      return addCredit(values);
    case 'credit.removed':
      return { ...values, credits: values.credits.filter((_, index) => index !== edit.index) };
    case 'related.added':
      return addRelated(values, edit.project);
    case 'related.removed':
      return { ...values, related: values.related.filter(({ id }) => id !== edit.id) };
    case 'grid.moved':
      return moveGrid(values, edit.from, edit.to);
    case 'grid.removed':
      return removeGrid(values, edit.grid);
    case 'text.changed':
      return changeGridText(values, edit.grid, edit.text);
    case 'frame.removed':
      return removeFrame(values, edit.grid, edit.index);
  }
}
