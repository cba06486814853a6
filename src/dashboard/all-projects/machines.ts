import type { BulkChange, BulkDone, ManyToChange } from '../../domain/bulk.ts';
import type { ProjectSummary } from '../../domain/content.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const DeleteProjectMachineContext = createConfirmContext<ProjectSummary>('DeleteProjectMachineContext');

export const ChangeManyMachineContext = createSubmissionContext<ManyToChange<ProjectSummary, BulkChange>, BulkDone>(
  'ChangeManyMachineContext',
);
export const DeleteManyMachineContext = createSubmissionContext<readonly ProjectSummary[], BulkDone>(
  'DeleteManyMachineContext',
);
