import type { Problem } from '../../api/problem.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { failure, formFailure, logFailure } from './messages.ts';

/** Says in a toast what a write came to. A failure is also logged, for whoever looks into it. */
export function useOutcome() {
  const { show } = useShowToast();
  return {
    succeeded: (text: string) => show({ kind: 'success', text }),
    /** @param topic of one that stays until this is done or dismissed, whatever else is done meanwhile */
    failed: (text: string, problem: Problem, topic?: string) => {
      logFailure(text, problem);
      show({ ...failure(text, problem), topic });
    },
    /** What was typed is kept. */
    notSaved: (text: string, problem: Problem) => {
      logFailure(text, problem);
      show(formFailure(text, problem));
    },
  };
}
