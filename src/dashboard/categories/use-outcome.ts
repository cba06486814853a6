import type { Problem } from '../../api/problem.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { failure, logFailure, reasonOf } from '../shared/messages.ts';

/** Shows the result of a write as a toast. A failure is also logged, because its text refers to the console. */
export function useOutcome() {
  const { show } = useShowToast();
  return {
    succeeded: (text: string) => show({ kind: 'success', text }),
    /** @param explain where something was typed, says that it is kept */
    failed: (text: string, problem: Problem, explain = reasonOf) => {
      logFailure(text, problem);
      show(failure(text, problem, explain));
    },
  };
}
