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

/** The login form (specification, section 2, "Login"); `onLoggedIn` is called once, when the session is open. */
export function useLogin({ onLoggedIn }: { readonly onLoggedIn: () => void }): Login {
  const form = useForm(useProvidedMachine(LoginMachineContext), { onAccepted: onLoggedIn });
  return { ...form, message: form.problem === null ? null : describeLoginFailure(form.problem) };
}
