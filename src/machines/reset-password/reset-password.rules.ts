import type { Problem } from '../../api/problem.ts';
import type { FormOptions } from '../form/form.machine.ts';

export type ResetField = 'username' | 'oldPassword' | 'newPassword';

const required = (value: string, message: string) => (value.trim() === '' ? message : null);

/** None may be blank, and all are told at once (specification, section 5, "Reset password"). What is weak, the provider refuses. */
export const resetForm: FormOptions<ResetField> = {
  empty: { username: '', oldPassword: '', newPassword: '' },
  check: ({ username, oldPassword, newPassword }) => ({
    username: required(username, 'Please enter your username'),
    oldPassword: required(oldPassword, 'Please enter your old password'),
    newPassword: required(newPassword, 'Please enter your new password'),
  }),
};

/** The server's message, or the specified one: where it gave none, and where no answer came (section 8). */
export function describeResetFailure(problem: Problem): string {
  if (problem.kind !== 'http') return 'An error occurred while resetting the password';
  return problem.message === '' ? 'Failed to reset password' : problem.message;
}

/** What is wrong with the new password by the provider's own rules; null where the problem is another, or the provider does not say what it is about. */
export function describeRefusedPassword(problem: Problem | null): string | null {
  return problem?.kind === 'http' && problem.part === 'newPassword' && problem.message !== '' ? problem.message : null;
}
