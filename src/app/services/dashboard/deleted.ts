import {
  DeleteForGoodMachineContext,
  EmptyDeletedMachineContext,
} from '../../../dashboard/recently-deleted/machines.ts';
import type { EmptyingSubject } from '../../../dashboard/recently-deleted/machines.ts';
import { ExtensionsMachineContext } from '../../../dashboard/shared/page/extensions.ts';
import type { DeletedItem } from '../../../domain/deleted.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, resourceOf } from './generic.ts';

/** The machines of Recently Deleted, and of the entry that leads there. */
export function createDeletedMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      ExtensionsMachineContext,
      resourceOf(() => extensions.offered),
    ),
    provide(
      DeleteForGoodMachineContext,
      confirmOf<DeletedItem>(async ({ id }) => {
        await extensions.deleteForGood(id);
        return null;
      }),
    ),
    provide(
      EmptyDeletedMachineContext,
      confirmOf<EmptyingSubject>(async ({ items }) => {
        // What was deleted after the list was read, in another tab, stays.
        await extensions.emptyDeleted(Math.max(...items.map(({ deletedAt }) => deletedAt)));
        return null;
      }),
    ),
  ];
}
