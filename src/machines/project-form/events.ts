import type { Problem } from '../../api/problem.ts';
import type { FilmProgress, FilmRequest } from '../../domain/chosen-films.ts';
import type { ForEditing, GridType, Project, WrittenProject } from '../../domain/content.ts';
import type { ProjectDraft } from '../../domain/project-draft.ts';
import type { Merged } from '../../domain/merge.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import type { ProjectEdit } from '../../domain/project-edits.ts';
import type { ArrangementEvent } from './arrangement.ts';
import type { ChosenFiles, FileEvent } from './chosen-files.ts';
import type { SentForm } from './context.ts';
import type { UploadEvent } from './upload.ts';

/** How a project is saved over another version. */
export interface ProjectOverwrite {
  readonly etag: string | null;
  readonly merged: Merged<ProjectValues> | null;
}

export type ProjectFormEvent =
  | ProjectEdit
  | { readonly type: 'grid.added'; readonly gridType: GridType }
  | ({ readonly type: 'files.chosen' } & ChosenFiles)
  | ArrangementEvent
  /** Grids, by their keys (null for all), are folded or unfolded. */
  | { readonly type: 'grids.folded'; readonly grids: readonly string[] | null; readonly isFolded: boolean }
  /** Those that are remembered. */
  | { readonly type: 'folds.found'; readonly folded: readonly string[] }
  /** A draft was found. */
  | { readonly type: 'form.restored'; readonly draft: ProjectDraft }
  /** Back to what is stored, or to an empty form. */
  | { readonly type: 'form.reset' }
  /** The key is used where this creation has not been sent before. */
  | { readonly type: 'form.submit'; readonly idempotencyKey: string }
  /** Save over the version with this tag, which was stored meanwhile; what the form holds, where nothing could be merged. */
  | ({ readonly type: 'project.overwrite' } & ProjectOverwrite)
  /** Take what was stored meanwhile. */
  | { readonly type: 'project.take'; readonly project: ForEditing<Project> }
  /** What is done with the films, and what is to be done with one of them. */
  | { readonly type: 'films.told'; readonly films: readonly FilmProgress[] }
  | FilmRequest
  | { readonly type: 'file.drop'; readonly key: string }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'project.retry' }
  | FileEvent
  | UploadEvent;

/** One for each attempt. */
export type ProjectFormEmitted =
  | { readonly type: 'project.saved'; readonly written: WrittenProject | null; readonly sent: SentForm }
  | { readonly type: 'project.refused'; readonly problem: Problem }
  | { readonly type: 'project.cancelled' }
  /** A film waits for a decision. */
  | { readonly type: 'project.held' };
