import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { describeLoginFailure } from './login.rules.ts';
import type { LoginErrors, LoginField } from './login.rules.ts';
import type { loginMachine } from './login.machine.ts';

export const LoginMachineContext = createMachineContext<typeof loginMachine>('LoginMachineContext');

/** What the login form draws. */
export interface Login {
  readonly username: string;
  readonly password: string;
  /** What to show at each field. */
  readonly errors: LoginErrors;
  /** What to show above Submit: the server's message or the specified one. */
  readonly message: string | null;
  /** Rises with every submit that did not lead in: move the focus to what is wrong. */
  readonly refusals: number;
  readonly isBusy: boolean;
  readonly change: (field: LoginField, value: string) => void;
  readonly submit: () => void;
}

/** The login form (specification, section 2, "Login"); `onLoggedIn` is called once, when the session is open. */
export function useLogin(options: { readonly onLoggedIn: () => void }): Login {
  const actor = useActorRef(useProvidedMachine(LoginMachineContext));
  const snapshot = useSelector(actor, (now) => now);
  const { username, password, errors, problem, refusals } = snapshot.context;
  const isLoggedIn = snapshot.matches('loggedIn');
  const onLoggedIn = useEffectEvent(options.onLoggedIn);

  useEffect(() => {
    if (isLoggedIn) onLoggedIn();
  }, [isLoggedIn]);

  return {
    username,
    password,
    errors,
    message: problem === null ? null : describeLoginFailure(problem),
    refusals,
    isBusy: snapshot.hasTag('busy'),
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    submit: () => actor.send({ type: 'login.submit' }),
  };
}
