import { secondStepIn, type SecondStep } from '../../domain/sign-in.ts';
import { useForm } from '../form/form.react.tsx';
import type { Form } from '../form/form.react.tsx';
import type { FormMachine } from '../form/form.machine.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { describeLoginFailure } from './login.rules.ts';
import type { LoginField } from './login.rules.ts';

export const LoginMachineContext = createMachineContext<FormMachine<LoginField>>('LoginMachineContext');

/** What the login form draws. */
export interface Login extends Form<LoginField> {
  /** What to show above Submit: the server's message or the specified one. */
  readonly message: string | null;
}

/** Each is called once for each attempt. */
export interface LoginListeners {
  /** The session is open. */
  readonly onLoggedIn: () => void;
  /** The password was right, and something beside it is needed (an extension). */
  readonly onSecondStep: (step: SecondStep) => void;
}

/** The login form (specification, section 2, "Login"). */
export function useLogin({ onLoggedIn, onSecondStep }: LoginListeners): Login {
  const form = useForm(useProvidedMachine(LoginMachineContext), {
    onAccepted: onLoggedIn,
    onRefused: (problem) => {
      const isAsked = problem.kind === 'http' && problem.status === 401;
      const step = isAsked ? secondStepIn(problem.body, form.values.username) : null;
      if (step === null) return;
      // It has done its part, and what is not kept cannot leak.
      form.change('password', '');
      onSecondStep(step);
    },
  });
  return { ...form, message: form.problem === null ? null : describeLoginFailure(form.problem) };
}
