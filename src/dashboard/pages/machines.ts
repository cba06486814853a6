import type { BulkDone, ManyToChange } from '../../domain/bulk.ts';
import type { OwnPageSummary } from '../../domain/content.ts';
import type { PageVisibility } from '../../domain/publication.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';
import type { Move } from '../../machines/project-order/order.rules.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const DeletePageMachineContext = createConfirmContext<OwnPageSummary>('DeletePageMachineContext');
export const MovePageMachineContext = createSubmissionContext<Move, null>('MovePageMachineContext');
export const ChangePagesMachineContext = createSubmissionContext<
  ManyToChange<OwnPageSummary, PageVisibility>,
  BulkDone
>('ChangePagesMachineContext');
export const DeletePagesMachineContext = createSubmissionContext<readonly OwnPageSummary[], BulkDone>(
  'DeletePagesMachineContext',
);
