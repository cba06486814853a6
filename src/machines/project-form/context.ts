import type { UploadProgress } from '../../api/http/upload.ts';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, GridType, Id, Project } from '../../domain/content.ts';
import { addGrid } from '../../domain/grid-editing.ts';
import { toProjectDraft } from '../../domain/project-draft.ts';
import type { ProjectDraft } from '../../domain/project-draft.ts';
import { emptyProject, valuesOf } from '../../domain/project-form.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import { noFiles, refusePart } from './chosen-files.ts';
import type { FileState } from './file-state.ts';
import { foldsOfStored } from './folds.ts';
import type { FoldState } from './folds.ts';
import { refuseField } from './refusal.ts';
import type { FieldErrors } from './refusal.ts';
import { unplacedIn } from './trays.ts';

/** What a project's form holds. */
export interface ProjectFormContext extends FileState, FoldState {
  readonly id: Id | null;
  /** As stored, or empty for a new one: what differs from it is not saved. */
  readonly stored: ProjectValues;
  /** The tag of the version that is being changed, if the provider gives any. */
  readonly etag: string | null;
  readonly fieldErrors: FieldErrors;
  /** The grid that was just added, by its key: its first slot takes the focus; drawn again later, it does not. */
  readonly addedGrid: string | null;
  /** Null until a creation is sent for the first time. */
  readonly idempotencyKey: string | null;
  readonly progress: UploadProgress | null;
  /** Why the stored project could not be read again. */
  readonly problem: Problem | null;
}

/** What is worth saying of a form that was sent: it may have been a slip. */
export interface SentForm {
  /** It had a title, or never was stored, and has none now. */
  readonly hasLostTitle: boolean;
  /** The title that was stored before. */
  readonly titleBefore: string;
  /** The names of the files that waited in trays, and were not sent. */
  readonly leftOut: readonly string[];
  /** All that it held, to fill a form with it again. */
  readonly draft: ProjectDraft;
}

/** What a form holds while it is sent. */
export function sentForm({ id, values, stored, waiting }: ProjectFormContext): SentForm {
  return {
    hasLostTitle: values.title.trim() === '' && (id === null || stored.title.trim() !== ''),
    titleBefore: stored.title,
    leftOut: unplacedIn({ values, stored, waiting }),
    draft: toProjectDraft(values, [], null),
  };
}

/** The form of a new project (null), or of a stored one. */
export function openForm(project: ForEditing<Project> | null): ProjectFormContext {
  const values = project === null ? emptyProject : valuesOf(project);
  return {
    id: project?.id ?? null,
    values,
    stored: values,
    etag: project?.etag ?? null,
    addedGrid: null,
    folded: [],
    idempotencyKey: null,
    waiting: [],
    films: [],
    ...noFiles,
    serial: 0,
    progress: null,
    problem: null,
  };
}

/** What is stored takes the place of what the form held. */
export function takeProject(before: ProjectFormContext, project: ForEditing<Project>): Partial<ProjectFormContext> {
  const values = valuesOf(project);
  const folds = foldsOfStored(before, values);
  return { values, stored: values, etag: project.etag, waiting: [], ...noFiles, ...folds, problem: null };
}

/** With a new, empty grid, which is numbered as files are. */
export function withGrid({ serial: last, values }: ProjectFormContext, gridType: GridType) {
  const serial = last + 1;
  const key = `new-${String(serial)}`;
  return { serial, addedGrid: key, values: addGrid(values, key, gridType) };
}

/** What changes where the provider refuses a part or a field of the form, and tells which. */
export const withRefusal = (form: ProjectFormContext, why: Problem) => ({
  ...refusePart(form, why),
  ...refuseField(form, why),
});
