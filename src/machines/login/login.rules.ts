import type { Problem } from '../../api/problem.ts';
import type { FormOptions, FormValues } from '../form/form.machine.ts';

export type LoginField = 'username' | 'password';

/** What the form holds. */
export type Credentials = FormValues<LoginField>;

/** Both must be non-blank after trimming, and both are told at once (specification, section 5, "Login"). */
export const loginForm: FormOptions<LoginField> = {
  empty: { username: '', password: '' },
  check: ({ username, password }) => ({
    username: username.trim() === '' ? 'Enter the username' : null,
    password: password.trim() === '' ? 'Enter the password' : null,
  }),
  // The password is of no more use, and what is not kept cannot leak.
  leave: ({ username }) => ({ username, password: '' }),
};

/** The server's message, or the specified one where it gave none or no answer came (specification, section 8). */
export function describeLoginFailure(problem: Problem): string {
  if (problem.kind !== 'http') return 'Something went wrong. Please try again later.';
  return problem.message === '' ? 'Login failed. Please check your credentials.' : problem.message;
}
