import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { describeResetFailure } from './reset-password.rules.ts';
import type { ResetErrors, ResetField, ResetValues } from './reset-password.rules.ts';
import type { resetPasswordMachine } from './reset-password.machine.ts';

export const ResetPasswordMachineContext =
  createMachineContext<typeof resetPasswordMachine>('ResetPasswordMachineContext');

/** What the form draws. */
export interface ResetPassword {
  readonly values: ResetValues;
  /** What to show at each field. */
  readonly errors: ResetErrors;
  /** Rises with every submit that was not complete: move the focus to what is wrong. */
  readonly refusals: number;
  readonly isBusy: boolean;
  readonly change: (field: ResetField, value: string) => void;
  readonly submit: () => void;
}

/** Each is called once for each attempt. */
export interface ResetPasswordListeners {
  readonly onReset: () => void;
  readonly onFailed: (message: string) => void;
}

/** The form of new credentials (specification, sections 2, 5 and 8, "Reset password"). */
export function useResetPassword(listeners: ResetPasswordListeners): ResetPassword {
  const actor = useActorRef(useProvidedMachine(ResetPasswordMachineContext));
  const snapshot = useSelector(actor, (now) => now);
  const onReset = useEffectEvent(listeners.onReset);
  const onFailed = useEffectEvent(listeners.onFailed);

  useEffect(() => {
    const accepted = actor.on('reset.accepted', () => onReset());
    const refused = actor.on('reset.refused', ({ problem }) => onFailed(describeResetFailure(problem)));
    return () => {
      accepted.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor]);

  return {
    ...snapshot.context,
    isBusy: snapshot.hasTag('busy'),
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    submit: () => actor.send({ type: 'reset.submit' }),
  };
}
