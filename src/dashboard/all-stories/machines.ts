import type { BulkDone, ManyToChange } from '../../domain/bulk.ts';
import type { Story } from '../../domain/content.ts';
import type { Visibility } from '../../domain/publication.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const DeleteStoryMachineContext = createConfirmContext<Story>('DeleteStoryMachineContext');
export const ChangeStoriesMachineContext = createSubmissionContext<ManyToChange<Story, Visibility>, BulkDone>(
  'ChangeStoriesMachineContext',
);
export const DeleteStoriesMachineContext = createSubmissionContext<readonly Story[], BulkDone>(
  'DeleteStoriesMachineContext',
);
