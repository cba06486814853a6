import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useUndo } from '../../machines/undo/undo.react.tsx';
import { logFailure, withOwnWords } from '../shared/messages.ts';

/** Says how taking a deletion back went, on whichever page one is by then. Draws nothing. */
export function UndoOutcome() {
  const { show } = useShowToast();
  const undo = useUndo({
    onUndone: ({ what }) => show({ kind: 'success', text: `${what} restored successfully!` }),
    onFailed: (undone, problem) => {
      const text = `Failed to restore: ${undone.what}.`;
      logFailure(text, problem);
      // What the provider has refused it will refuse again; what did not reach it may.
      const action = problem.kind === 'http' ? undefined : { label: 'Retry', run: () => undo(undone) };
      show({ kind: 'error', text: withOwnWords(text, problem), action });
    },
  });
  return null;
}
