import { TextField } from '@vitrine/design-system/components/field';
import type { Passkey } from '../../domain/sign-in.ts';
import { useRenamePasskey } from '../../machines/passkeys/passkeys.react.tsx';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { texts } from './texts.ts';

const inOrder = ['name'] as const;

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  readonly onCancel: () => void;
}

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onRenamed, onCancel }: RenamePasskeyProps) {
  const outcome = useOutcome();
  const targets = useFocusTargets<'name'>();
  const form = useRenamePasskey(passkey, {
    onDone: () => {
      outcome.succeeded(texts.renamed);
      onRenamed();
    },
    onFailed: (problem) => outcome.notSaved(texts.renameFailed, problem),
  });
  useFocusOnWrong(form, inOrder, targets);
  useFocusAtStart(targets, 'name');

  return (
    <InlineForm
      busyLabel="Saving..."
      isBusy={form.isBusy}
      label={`Name of ${passkey.name}`}
      onCancel={onCancel}
      onSubmit={form.submit}
      verb="Save"
    >
      <TextField
        {...fieldOf(form, 'name', form.isBusy)}
        autoComplete="off"
        label="Name"
        maxLength={100}
        ref={targets.ref('name')}
      />
    </InlineForm>
  );
}
