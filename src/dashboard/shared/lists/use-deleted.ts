import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useUndo } from '../../../machines/undo/undo.react.tsx';

/**
 * Announces a deletion by a toast, with Undo where the provider offers it.
 * @param onUndone called after an undo, to read again what this page shows
 */
export function useDeleted(onUndone: () => void): (text: string, what: string, token: string | null) => void {
  const { show } = useShowToast();
  useUndo({ onUndone });
  return (text, what, token) => {
    const action =
      token === null ? undefined : ({ label: 'Undo', request: { type: 'undo.ask', token, what } } as const);
    show({ kind: 'success', text, action });
  };
}
