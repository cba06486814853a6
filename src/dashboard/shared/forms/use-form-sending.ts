import { useSending } from '../../../machines/sending/sending.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { partNotSent } from './parts.ts';

interface FormToSend {
  /** Its id. */
  readonly form: string;
  readonly send: () => void;
}

/**
 * Sends a form once what is on its way in it is there; where that could not be sent, it says so and the form stays.
 *
 * @returns to be called instead of `send`
 */
export function useFormSending({ form, send }: FormToSend): () => void {
  const { show } = useShowToast();
  return useSending(form, {
    onReady: send,
    onRefused: (kind) => show({ kind: 'error', text: partNotSent[kind], isOfForm: true }),
  });
}
