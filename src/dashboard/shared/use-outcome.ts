import type { Problem } from '../../api/problem.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { failure, formFailure, logFailure } from './messages.ts';

/** Says in a toast what a write came to. A failure is also logged, for whoever looks into it. */
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
