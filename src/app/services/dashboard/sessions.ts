import { EndSessionsMachineContext } from '../../../dashboard/sessions/machines.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { submissionOf } from './generic.ts';

/** The machine of the screen that shows where the administrator is logged in. */
export function createLoggedInMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      EndSessionsMachineContext,
      submissionOf<string | null, string | null>(async (id) => {
        await (id === null ? extensions.endOtherSessions() : extensions.endSession(id));
        return id;
      }),
    ),
  ];
}
