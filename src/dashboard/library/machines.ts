import type { BulkDone } from '../../domain/bulk.ts';
import type { Id } from '../../domain/content.ts';
import type { LibraryFile } from '../../domain/library.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** A file of the library as a row among those that are chosen. */
export interface ChosenFile {
  readonly id: LibraryFile['file']['id'];
  readonly title: string;
  /** By what it is deleted; null of what somebody sees. */
  readonly removeAs: Id | null;
}

/** What was added to the library, and by what that is taken back. */
export interface HeldUploads {
  readonly count: number;
  readonly token: string;
}

export const DeleteFilesMachineContext = createSubmissionContext<readonly ChosenFile[], BulkDone>(
  'DeleteFilesMachineContext',
);
/** Keeps a way back for pictures that were added together. */
export const HoldUploadsMachineContext = createSubmissionContext<readonly Id[], HeldUploads>(
  'HoldUploadsMachineContext',
);
