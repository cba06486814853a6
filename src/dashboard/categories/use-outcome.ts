import type { Problem } from '../../api/problem.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { logFailure, withOwnWords } from '../shared/messages.ts';

/** Shows the result of a write as a toast. A failure is also logged, because its text refers to the console. */
export function useOutcome() {
  const { show } = useShowToast();
  return {
    succeeded: (text: string) => show({ kind: 'success', text }),
    failed: (text: string, problem: Problem) => {
      logFailure(text, problem);
      show({ kind: 'error', text: withOwnWords(text, problem) });
    },
  };
}
