import { InviteMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { NamedProofForm } from '../shared/forms/NamedProofForm.tsx';
import { useSayFailure } from '../shared/forms/password-proof.ts';
import { texts } from './texts.ts';

interface InviteFormProps {
  /** @param token the secret of the link */
  readonly onInvited: (name: string, token: string) => void;
  readonly onCancel: () => void;
}

/** For whom, and the password that allows it. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { show } = useShowToast();
  const sayFailure = useSayFailure(texts.inviteFailed);
  const form = useForm(useProvidedMachine(InviteMachineContext), {
    onAccepted: (written) => {
      show({ kind: 'success', text: texts.invited });
      onInvited(form.values.name.trim(), written?.slug ?? '');
    },
    onRefused: sayFailure,
  });

  return (
    <NamedProofForm
      busyLabel="Inviting..."
      form={form}
      label="Invite somebody"
      nameHint="So that you know for whom the link is"
      nameLabel="Name of the person"
      onCancel={onCancel}
      verb="Make the link"
    />
  );
}
