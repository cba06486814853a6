import { TextField } from '@vitrine/design-system/components/field';
import type { Problem } from '../../api/problem.ts';
import { calledName, type Administrator } from '../../domain/administrators.ts';
import { RenameAdministratorMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf } from '../shared/forms/fields.ts';
import { useBeginWith } from '../shared/forms/use-begin-with.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { texts } from './texts.ts';

interface RenameFormProps {
  readonly administrator: Administrator;
  readonly onRenamed: () => void;
  /** What it begins with instead of the name; null for the name. */
  readonly begin: string | null;
  /** @param typed what differs from the name; null where nothing does */
  readonly onCancel: (typed: string | null) => void;
}

/** What colleagues read beside what somebody did. */
export function RenameForm({ administrator, begin, onRenamed, onCancel }: RenameFormProps) {
  const { id, name, username } = administrator;
  const outcome = useOutcome();
  const targets = useFocusTargets<'name'>();
  const listeners = {
    onAccepted: () => {
      outcome.succeeded(texts.renamed);
      onRenamed();
    },
    onRefused: (problem: Problem) => {
      outcome.notSaved(texts.renameFailed, problem);
    },
  };
  const record = { id, values: { name }, etag: null };
  const form = useForm(useProvidedMachine(RenameAdministratorMachineContext), listeners, record);
  useBeginWith(form, begin);
  useFocusAtStart(targets, 'name');

  return (
    <InlineForm
      busyLabel="Saving..."
      isBusy={form.isBusy}
      label={`Name of ${calledName(administrator)}`}
      onCancel={() => onCancel(form.values.name === name ? null : form.values.name)}
      onSubmit={form.submit}
      verb="Save"
    >
      <TextField
        {...fieldOf(form, 'name', form.isBusy)}
        autoComplete="off"
        hint={`Left empty, colleagues read ${username}`}
        label="Name"
        maxLength={100}
        ref={targets.ref('name')}
        required={false}
      />
    </InlineForm>
  );
}
