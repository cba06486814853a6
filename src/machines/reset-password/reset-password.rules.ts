import type { Problem } from '../../api/problem.ts';

export type ResetField = 'username' | 'oldPassword' | 'newPassword';

/** What the form holds. */
export type ResetValues = { readonly [Field in ResetField]: string };

/** What is wrong with each field; `null` where nothing is. */
export type ResetErrors = { readonly [Field in ResetField]: string | null };

export const noValues: ResetValues = { username: '', oldPassword: '', newPassword: '' };

export const noErrors: ResetErrors = { username: null, oldPassword: null, newPassword: null };

const required = (value: string, message: string) => (value.trim() === '' ? message : null);

/** None may be blank, and all are told at once (specification, section 5, "Reset password"). */
export function checkReset({ username, oldPassword, newPassword }: ResetValues): ResetErrors {
  return {
    username: required(username, 'Please enter your username'),
    oldPassword: required(oldPassword, 'Please enter your old password'),
    newPassword: required(newPassword, 'Please enter your new password'),
  };
}

/** The server's message, or the specified one: where it gave none, and where no answer came (section 8). */
export function describeResetFailure(problem: Problem): string {
  if (problem.kind !== 'http') return 'An error occurred while resetting the password';
  return problem.message === '' ? 'Failed to reset password' : problem.message;
}
