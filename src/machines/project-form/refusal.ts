import type { Problem } from '../../api/problem.ts';
import { editProject } from '../../domain/project-edits.ts';
import type { ProjectEdit } from '../../domain/project-edits.ts';
import type { ProjectField } from '../../domain/project-form.ts';
import { findPart, namingFile } from '../../domain/project-parts.ts';
import { isSamePlace } from './file-state.ts';
import type { FileState } from './file-state.ts';

/** What the provider said of a field, until that is changed. */
export type FieldErrors = Readonly<Partial<Record<ProjectField, string | undefined>>>;

interface Refusable extends Pick<FileState, 'values' | 'refusals'> {
  readonly fieldErrors: FieldErrors;
}

/** The form after a change; a field that is changed is no longer the one that was refused. */
export function afterEdit({ values, fieldErrors }: Refusable, edit: ProjectEdit): Omit<Refusable, 'refusals'> {
  const errors = edit.type === 'field.changed' ? { ...fieldErrors, [edit.field]: undefined } : fieldErrors;
  return { values: editProject(values, edit), fieldErrors: errors };
}

/** Puts a refusal to the slot or the field that it is about, where the provider tells. */
export function placeRefusal(form: Refusable, problem: Problem): Pick<Refusable, 'refusals' | 'fieldErrors'> {
  const { values, refusals, fieldErrors } = form;
  const part = problem.kind === 'http' && problem.part !== undefined ? findPart(problem.part, values) : null;
  if (part === null) return { refusals, fieldErrors };
  if (part.kind === 'field') return { refusals, fieldErrors: { ...fieldErrors, [part.field]: problem.message } };
  const { grid, slot, file } = part;
  const others = refusals.filter(({ place }) => !isSamePlace(place, part));
  return { refusals: [...others, { place: { grid, slot }, text: namingFile(problem.message, file) }], fieldErrors };
}
