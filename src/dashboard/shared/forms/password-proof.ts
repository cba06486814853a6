import type { Problem } from '../../../api/problem.ts';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { formFailure, logFailure, reasonOf } from '../messages.ts';

/** What is said at the field of a password that was refused; null for any other problem, and for none. */
export const refusedPassword = (problem: Problem | null): string | null =>
  problem?.kind === 'http' && problem.part === 'password' ? problem.message : null;

/**
 * Says that what a form was for has failed, but for a refused password: that is said at its field.
 *
 * @param text 'The backup was not made.'
 */
export function useSayFailure(text: string): (problem: Problem) => void {
  const { show } = useShowToast();
  return (problem) => {
    if (refusedPassword(problem) !== null) return;
    logFailure(text, problem);
    show(formFailure(text, problem, reasonOf));
  };
}
