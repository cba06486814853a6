import type { BulkDone } from '../../domain/bulk.ts';
import type { LibraryFile } from '../../domain/library.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** A file of the library as a row among those that are chosen. */
export interface ChosenFile {
  readonly id: LibraryFile['file']['id'];
  readonly title: string;
  /** Somebody sees it. */
  readonly isShown: boolean;
}

export const DeleteFilesMachineContext = createSubmissionContext<readonly ChosenFile[], BulkDone>(
  'DeleteFilesMachineContext',
);
