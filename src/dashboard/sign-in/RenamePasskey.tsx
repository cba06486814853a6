import { TextField } from '@vitrine/design-system/components/field';
import type { Passkey } from '../../domain/sign-in.ts';
import { useRenamePasskey } from '../../machines/passkeys/passkeys.react.tsx';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { useBeginWith } from '../shared/forms/use-begin-with.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { texts } from './texts.ts';

const inOrder = ['name'] as const;

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  /** What it begins with instead of the name; null for the name. */
  readonly begin: string | null;
  /** @param typed what differs from the name; null where nothing does */
  readonly onCancel: (typed: string | null) => void;
}

/** Another name for a passkey. */
export function RenamePasskey({ passkey, begin, onRenamed, onCancel }: RenamePasskeyProps) {
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
  useBeginWith(form, begin);
  useFocusAtStart(targets, 'name');

  return (
    <InlineForm
      busyLabel="Saving..."
      isBusy={form.isBusy}
      label={`Name of ${passkey.name}`}
      onCancel={() => onCancel(form.values.name === passkey.name ? null : form.values.name)}
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
