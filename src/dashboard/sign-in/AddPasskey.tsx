import { useAddPasskey } from '../../machines/passkeys/passkeys.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { NamedProofForm } from '../shared/forms/NamedProofForm.tsx';
import { useSayFailure } from '../shared/forms/password-proof.ts';
import { texts } from './texts.ts';

interface AddPasskeyProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Name and password; then the browser asks for finger, face or lock. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { show } = useShowToast();
  const sayFailure = useSayFailure(texts.addFailed);
  const form = useAddPasskey({
    onDone: () => {
      show({ kind: 'success', text: texts.added });
      onAdded();
    },
    onFailed: sayFailure,
  });

  return (
    <NamedProofForm
      busyLabel="Waiting for the browser..."
      form={form}
      label="New passkey"
      nameHint="Such as Phone, or Work laptop"
      nameLabel="Name of the passkey"
      onCancel={onCancel}
      verb="Continue"
    />
  );
}
