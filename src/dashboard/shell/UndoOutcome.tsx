import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { useUndo } from '../../machines/undo/undo.react.tsx';
import { failure, logFailure } from '../shared/messages.ts';

/** Reverts a deletion when a toast's Undo is pressed, and shows the result on whichever page is open by then. */
export function UndoOutcome() {
  const { show } = useShowToast();
  const undo = useUndo({
    onUndone: ({ what, takesAway = false }, { leftOut, undo: token }) =>
      show({
        kind: 'success',
        text: [takesAway ? `${what} removed.` : `${what} restored successfully!`, ...leftOut].join(' '),
        // What had to make way comes back in the same manner.
        action: token === null ? undefined : { label: 'Undo', request: { type: 'undo.ask', token, what } },
      }),
    onFailed: (undone, problem) => {
      const text = `Failed to ${undone.takesAway === true ? 'remove' : 'restore'}: ${undone.what}.`;
      logFailure(text, problem);
      // A refusal would be repeated, so only a request that did not arrive can be retried.
      const action =
        problem.kind === 'http' ? undefined : ({ label: 'Retry', request: { type: 'undo.ask', ...undone } } as const);
      show({ ...failure(text, problem), action });
    },
  });
  useToastRequest((request) => {
    if (request.type === 'undo.ask') undo(request);
  });
  return null;
}
