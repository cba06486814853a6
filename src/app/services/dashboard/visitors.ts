import { SetCountingMachineContext } from '../../../dashboard/visitors/machines.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { submissionOf } from './generic.ts';

/** The machine of the visitors' screen. */
export function createVisitorMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      SetCountingMachineContext,
      submissionOf<boolean, boolean>(async (isCounting) => {
        await extensions.setCounting(isCounting);
        return isCounting;
      }),
    ),
  ];
}
