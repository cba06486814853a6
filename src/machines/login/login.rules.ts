import type { Problem } from '../../api/problem.ts';

export type LoginField = 'username' | 'password';

/** What the form holds. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What is wrong with each field; `null` where nothing is. */
export type LoginErrors = { readonly [Field in LoginField]: string | null };

/** Both must be non-blank after trimming, and both are told at once (specification, section 5, "Login"). */
export function checkCredentials({ username, password }: Credentials): LoginErrors {
  return {
    username: username.trim() === '' ? 'Enter the username' : null,
    password: password.trim() === '' ? 'Enter the password' : null,
  };
}

/** The server's message, or the specified one where it gave none or no answer came (specification, section 8). */
export function describeLoginFailure(problem: Problem): string {
  if (problem.kind !== 'http') return 'Something went wrong. Please try again later.';
  return problem.message === '' ? 'Login failed. Please check your credentials.' : problem.message;
}
