import type { Problem } from '../../api/problem.ts';
import { editProject } from '../../domain/project-edits.ts';
import type { FileState } from './file-state.ts';
import { comingBehind } from './trays.ts';
import type { ProjectEdit } from '../../domain/project-edits.ts';
import type { ProjectField, ProjectValues } from '../../domain/project-form.ts';
import { findPart } from '../../domain/project-parts.ts';
import type { RefusedPart } from '../../domain/project-parts.ts';

/** What the provider said about a field, until that is changed. */
export type FieldErrors = Readonly<Partial<Record<ProjectField, string | undefined>>>;

/** What of the form the provider refused; null where it does not tell, as other providers do. */
export function findProblemPart(problem: Problem, values: ProjectValues): RefusedPart | null {
  return problem.kind === 'http' && problem.part !== undefined ? findPart(problem.part, values) : null;
}

interface Refusable {
  readonly values: ProjectValues;
  readonly stored: ProjectValues;
  readonly fieldErrors: FieldErrors;
}

/** The form after a change; a field that is changed is no longer the one that was refused. */
export function afterEdit(
  { values: before, stored, fieldErrors, waiting }: Refusable & Pick<FileState, 'waiting'>,
  edit: ProjectEdit,
): Refusable & Pick<FileState, 'waiting'> {
  const errors = edit.type === 'field.changed' ? { ...fieldErrors, [edit.field]: undefined } : fieldErrors;
  const values = editProject(before, edit);
  return {
    values,
    // It is stored so already, and no change of the form.
    stored: edit.type === 'file.replaced' ? editProject(stored, edit) : stored,
    fieldErrors: errors,
    waiting: edit.type === 'grid.retyped' ? comingBehind({ values, waiting }, edit.grid) : waiting,
  };
}

/** Puts a refusal to the field that it is about, where the provider tells. */
export function refuseField(
  { values, fieldErrors }: Omit<Refusable, 'stored'>,
  problem: Problem,
): Pick<Refusable, 'fieldErrors'> {
  const part = findProblemPart(problem, values);
  if (problem.kind !== 'http' || part?.kind !== 'field') return { fieldErrors };
  return { fieldErrors: { ...fieldErrors, [part.field]: problem.message } };
}
