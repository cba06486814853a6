import type { BulkChange, BulkDone, BulkSubject } from '../../domain/bulk.ts';
import type { ProjectSummary } from '../../domain/content.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const DeleteProjectMachineContext = createConfirmContext<ProjectSummary>('DeleteProjectMachineContext');

/** Many projects, and what is done to all of them. */
export interface ManyToChange {
  readonly subjects: readonly BulkSubject[];
  readonly change: BulkChange;
}

export const ChangeManyMachineContext = createSubmissionContext<ManyToChange, BulkDone>('ChangeManyMachineContext');
export const DeleteManyMachineContext = createSubmissionContext<readonly ProjectSummary[], BulkDone>(
  'DeleteManyMachineContext',
);
