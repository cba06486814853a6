import { DeskMachineContext } from '../../../dashboard/home/machines.ts';
import { drafts } from '../../../platform/drafts.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { resourceOf } from './generic.ts';

/** The machines of the dashboard's first page. */
export function createHomeMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      DeskMachineContext,
      resourceOf(async (_key, signal) => {
        const [desk, kept] = await Promise.all([
          extensions.desk(signal),
          // A browser that keeps nothing has no drafts.
          drafts.listAll().catch(() => []),
        ]);
        return { ...desk, drafts: kept, readAt: Date.now() };
      }),
    ),
  ];
}
