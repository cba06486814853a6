import { DeleteOriginalMachineContext, OriginalsMachineContext } from '../../../dashboard/shared/media/originals.ts';
import type { Original } from '../../../domain/originals.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, resourceOf } from './generic.ts';

/** The machines of originals, wherever these are shown. A provider that does not name them is not asked. */
export function createOriginalMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      OriginalsMachineContext,
      resourceOf<readonly Original[]>(async (_films, signal) =>
        (await extensions.offered).includes('originals') ? extensions.originals(signal) : [],
      ),
    ),
    provide(
      DeleteOriginalMachineContext,
      confirmOf<Original>(({ id }) => extensions.deleteOriginal(id)),
    ),
  ];
}
