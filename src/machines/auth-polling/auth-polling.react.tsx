import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { authPollingMachine, LogoutReason } from './auth-polling.machine.ts';

export const AuthPollingMachineContext = createMachineContext<typeof authPollingMachine>('AuthPollingMachineContext');

/** Whether the dashboard may be shown. */
export interface AuthPolling {
  /** False before the flag is read and after the session has ended. */
  readonly isAdmitted: boolean;
  /** Why it has ended. */
  readonly reason: LogoutReason | null;
}

/** Is 'Your token has expired, Please login again!' said before login? A 401 to the check leads there without a word. */
export function isToldFirst(reason: LogoutReason | null): boolean {
  return reason === 'unreachable' || reason === 'expired';
}

/** Guards the dashboard (specification, section 6); `onLoggedOut` is called once. */
export function useAuthPolling(options: { readonly onLoggedOut: (reason: LogoutReason) => void }): AuthPolling {
  const actor = useActorRef(useProvidedMachine(AuthPollingMachineContext));
  const isAdmitted = useSelector(actor, (snapshot) => snapshot.hasTag('admitted'));
  const reason = useSelector(actor, (snapshot) => snapshot.context.reason);
  const onLoggedOut = useEffectEvent(options.onLoggedOut);

  useEffect(() => {
    if (reason !== null) onLoggedOut(reason);
  }, [reason]);

  return { isAdmitted, reason };
}
