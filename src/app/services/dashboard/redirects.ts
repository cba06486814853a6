import {
  DeleteRedirectMachineContext,
  SaveRedirectMachineContext,
  type RedirectWrite,
} from '../../../dashboard/redirects/machines.ts';
import type { Redirect } from '../../../domain/redirects.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, submissionOf } from './generic.ts';

/** The machines of the redirects' screen. */
export function createRedirectMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      SaveRedirectMachineContext,
      submissionOf<RedirectWrite, null>(async ({ id, idempotencyKey, ...texts }) => {
        await (id === null ? extensions.addRedirect(texts, idempotencyKey) : extensions.changeRedirect(id, texts));
        return null;
      }),
    ),
    provide(
      DeleteRedirectMachineContext,
      confirmOf<Redirect>(({ id }) => extensions.removeRedirect(id)),
    ),
  ];
}
