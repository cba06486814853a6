import type { Problem } from '../../api/problem.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { logFailure, withOwnWords } from '../shared/messages.ts';

/** Tells how a write went: a toast, and for a failure the console as well, where its text sends the administrator. */
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
