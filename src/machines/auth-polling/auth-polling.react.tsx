import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { authPollingMachine, LogoutReason } from './auth-polling.machine.ts';

export const AuthPollingMachineContext = createMachineContext<typeof authPollingMachine>('AuthPollingMachineContext');

/** Whether the dashboard may be shown. */
export interface AuthPolling {
  /** False before the flag is read and after the session has ended. */
  readonly isAdmitted: boolean;
  /** 'Your token has expired, Please login again!' stands: a check gets no answer, or a write found the session ended. */
  readonly isTelling: boolean;
  /** Goes to login, while no check gets an answer. */
  readonly leave: () => void;
  /** Checks again at once, while no check gets an answer. */
  readonly retry: () => void;
}

/** What stands before login: a 401 to the check leads there without a word. */
function isToldFirst(reason: LogoutReason | null): boolean {
  return reason === 'expired';
}

interface AuthPollingListeners {
  readonly onLoggedOut: () => void;
  /** The server gives answers again. */
  readonly onAnswered: () => void;
}

/** Guards the dashboard (specification, section 6); `onLoggedOut` is called once, unless the end has to be told first. */
export function useAuthPolling(options: AuthPollingListeners): AuthPolling {
  const actor = useActorRef(useProvidedMachine(AuthPollingMachineContext));
  useEmitted(actor, { 'server.answered': options.onAnswered });
  const isAdmitted = useSelector(actor, (snapshot) => snapshot.hasTag('admitted'));
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('telling'));
  const reason = useSelector(actor, (snapshot) => snapshot.context.reason);
  const onLoggedOut = useEffectEvent(options.onLoggedOut);

  useEffect(() => {
    if (reason !== null && !isToldFirst(reason)) onLoggedOut();
  }, [reason]);

  return {
    isAdmitted,
    isTelling: isUnanswered || isToldFirst(reason),
    retry: () => actor.send({ type: 'connection.returned' }),
    leave: () => {
      if (isToldFirst(reason)) options.onLoggedOut();
      else actor.send({ type: 'session.leave' });
    },
  };
}
