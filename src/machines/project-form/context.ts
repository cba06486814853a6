import type { UploadProgress } from '../../api/http/upload.ts';
import type { Problem } from '../../api/problem.ts';
import type { Id } from '../../domain/content.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import type { FileState } from './file-state.ts';
import type { FieldErrors } from './refusal.ts';

/** What a project's form holds. */
export interface ProjectFormContext extends FileState {
  readonly id: Id | null;
  /** As stored, or empty for a new one: what differs from it is not saved. */
  readonly stored: ProjectValues;
  /** The tag of the version that is being changed, if the provider gives any. */
  readonly etag: string | null;
  readonly fieldErrors: FieldErrors;
  /** The grid that was just added, by its key: its first slot takes the focus; drawn anew later, it does not. */
  readonly addedGrid: string | null;
  /** Null until a creation is sent for the first time. */
  readonly idempotencyKey: string | null;
  readonly progress: UploadProgress | null;
  /** Why the stored project could not be read again. */
  readonly problem: Problem | null;
}
