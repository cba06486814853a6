import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import type { SecondStep } from '../../domain/sign-in.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { LoginStepsMachine } from './login-steps.machine.ts';

export const LoginStepsMachineContext = createMachineContext<LoginStepsMachine>('LoginStepsMachineContext');

/** What the login draws beside and after the password. */
export interface LoginSteps {
  /** Whether a passkey can take the place of the password. */
  readonly hasPasskeys: boolean;
  /** Whether a code is asked for instead of the password. */
  readonly isSecond: boolean;
  /** The code is under way. */
  readonly isChecking: boolean;
  /** The browser asks for a passkey. */
  readonly isPresenting: boolean;
  readonly code: string;
  readonly error: string | null;
  readonly problem: Problem | null;
  readonly refusals: number;
  readonly ask: (step: SecondStep) => void;
  readonly changeCode: (code: string) => void;
  readonly submitCode: () => void;
  readonly usePasskey: () => void;
  readonly leave: () => void;
}

/** The steps beside the password; `onLoggedIn` is called once, when the session has begun. */
export function useLoginSteps({ onLoggedIn }: { readonly onLoggedIn: () => void }): LoginSteps {
  const actor = useActorRef(useProvidedMachine(LoginStepsMachineContext));
  const shown = useSelector(
    actor,
    (now) => {
      const { hasPasskeys, step, code, error, problem, refusals } = now.context;
      return {
        hasPasskeys,
        isSecond: step !== null,
        isChecking: now.value === 'checking',
        isPresenting: now.value === 'presenting',
        code,
        error,
        problem,
        refusals,
      };
    },
    shallowEqual,
  );
  useEmitted(actor, { 'login.done': onLoggedIn });
  return {
    ...shown,
    ask: (step) => actor.send({ type: 'step.asked', step }),
    changeCode: (code) => actor.send({ type: 'code.changed', code }),
    submitCode: () => actor.send({ type: 'code.submit' }),
    usePasskey: () => actor.send({ type: 'passkey.use' }),
    leave: () => actor.send({ type: 'step.leave' }),
  };
}
