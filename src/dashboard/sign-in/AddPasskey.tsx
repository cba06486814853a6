import { TextField } from '@vitrine/design-system/components/field';
import { useEffect } from 'react';
import { useAddPasskey } from '../../machines/passkeys/passkeys.react.tsx';
import type { PasskeyField } from '../../machines/passkeys/passkeys.rules.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { ProofField } from '../shared/forms/ProofField.tsx';
import { refusedPassword, useSayFailure } from '../shared/forms/password-proof.ts';
import { texts } from './texts.ts';

const inOrder = ['name', 'password'] as const;

interface AddPasskeyProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Name and password; then the browser asks for finger, face or lock. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { show } = useShowToast();
  const sayFailure = useSayFailure(texts.addFailed);
  const targets = useFocusTargets<PasskeyField>();
  const form = useAddPasskey({
    onDone: () => {
      show({ kind: 'success', text: texts.added });
      onAdded();
    },
    onFailed: sayFailure,
  });
  const { isBusy, problem } = form;
  const password = form.errors.password ?? refusedPassword(problem);
  useFocusOnWrong({ ...form, errors: { ...form.errors, password } }, inOrder, targets);
  useEffect(() => {
    targets.focus('name');
  }, [targets]);

  return (
    <InlineForm
      busyLabel="Waiting for the browser..."
      isBusy={isBusy}
      label="New passkey"
      onCancel={onCancel}
      onSubmit={form.submit}
      verb="Continue"
    >
      <TextField
        {...fieldOf(form, 'name', isBusy)}
        autoComplete="off"
        hint="Such as Phone, or Work laptop"
        label="Name of the passkey"
        maxLength={100}
        ref={targets.ref('name')}
      />
      <ProofField
        {...fieldOf(form, 'password', isBusy)}

        error={password}

        ref={targets.ref('password')}
      />
    </InlineForm>
  );
}
