import type { Problem } from '../../api/problem.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { failure, formFailure, logFailure } from '../shared/messages.ts';

/** Shows the result of a write as a toast. A failure is also logged, because its text refers to the console. */
export function useOutcome() {
  const { show } = useShowToast();
  return {
    succeeded: (text: string) => show({ kind: 'success', text }),
    failed: (text: string, problem: Problem) => {
      logFailure(text, problem);
      show(failure(text, problem));
    },
    /** What was typed is kept. */
    notSaved: (text: string, problem: Problem) => {
      logFailure(text, problem);
      show(formFailure(text, problem));
    },
  };
}
