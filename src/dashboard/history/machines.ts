import type { RevisionToRestore } from '../../api/dashboard/history.ts';
import type { RevisionDetail } from '../../domain/history.ts';
import type { Restored } from '../../domain/restored.ts';
import { createPageResourceContext } from '../../machines/page-resource/page-resource-context.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** The key is the id of a revision. */
export const RevisionMachineContext = createPageResourceContext<RevisionDetail>('RevisionMachineContext');
export const RestoreRevisionMachineContext = createSubmissionContext<RevisionToRestore, Restored>(
  'RestoreRevisionMachineContext',
);
