import type { RevisionToRestore } from '../../../api/dashboard/history.ts';
import { RestoreRevisionMachineContext, RevisionMachineContext } from '../../../dashboard/history/machines.ts';
import type { RevisionDetail } from '../../../domain/history.ts';
import type { Restored } from '../../../domain/restored.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { resourceOf, submissionOf } from './generic.ts';

/** The machines of what each save has left. */
export function createHistoryMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      RevisionMachineContext,
      resourceOf<RevisionDetail>((id, signal) => extensions.revision(id, signal)),
    ),
    provide(
      RestoreRevisionMachineContext,
      submissionOf<RevisionToRestore, Restored>((revision) => extensions.restoreRevision(revision)),
    ),
  ];
}
