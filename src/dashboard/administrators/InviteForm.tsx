import { TextField } from '@vitrine/design-system/components/field';
import { useEffect } from 'react';
import { InviteMachineContext } from '../../machines/administrators/administrators.react.tsx';
import type { InviteField } from '../../machines/administrators/administrators.rules.ts';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { ProofField } from '../shared/forms/ProofField.tsx';
import { refusedPassword, useSayFailure } from '../shared/forms/password-proof.ts';
import { texts } from './texts.ts';

const inOrder = ['name', 'password'] as const;

interface InviteFormProps {
  /** @param token the secret of the link */
  readonly onInvited: (name: string, token: string) => void;
  readonly onCancel: () => void;
}

/** For whom, and the password that allows it. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { show } = useShowToast();
  const sayFailure = useSayFailure(texts.inviteFailed);
  const targets = useFocusTargets<InviteField>();
  const form = useForm(useProvidedMachine(InviteMachineContext), {
    onAccepted: (written) => {
      show({ kind: 'success', text: texts.invited });
      onInvited(form.values.name.trim(), written?.slug ?? '');
    },
    onRefused: sayFailure,
  });
  const { isBusy, problem } = form;
  const password = form.errors.password ?? refusedPassword(problem);
  useFocusOnWrong({ ...form, errors: { ...form.errors, password } }, inOrder, targets);
  useEffect(() => {
    targets.focus('name');
  }, [targets]);

  return (
    <InlineForm
      busyLabel="Inviting..."
      isBusy={isBusy}
      label="Invite somebody"
      onCancel={onCancel}
      onSubmit={form.submit}
      verb="Make the link"
    >
      <TextField
        {...fieldOf(form, 'name', isBusy)}
        autoComplete="off"
        hint="So that you know for whom the link is"
        label="Name of the person"
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
