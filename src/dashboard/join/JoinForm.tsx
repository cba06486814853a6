import { Text } from '@vitrine/design-system/components/text';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import type { OpenInvitation } from '../../domain/administrators.ts';
import { isolated } from '../../domain/isolated.ts';
import { JoinMachineContext } from '../../machines/administrators/administrators.react.tsx';
import type { JoinField } from '../../machines/administrators/administrators.rules.ts';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { DoorForm } from '../shared/door/DoorForm.tsx';
import { NewPasswordField } from '../shared/door/NewPasswordField.tsx';
import { reasonOf } from '../shared/messages.ts';

const inOrder = ['username', 'name', 'password'] as const;

interface JoinFormProps {
  readonly invitation: OpenInvitation;
  readonly token: string;
  readonly onJoined: () => void;
}

/** A username, a name and a password of one's own. */
export function JoinForm({ invitation, token, onJoined }: JoinFormProps) {
  const targets = useFocusTargets<JoinField>();
  const record = { id: token, values: { username: '', name: invitation.name, password: '' }, etag: null };
  const form = useForm(useProvidedMachine(JoinMachineContext), { onAccepted: onJoined }, record);
  const { isBusy, problem } = form;
  const refused = (field: JoinField): string | null =>
    form.errors[field] ?? (problem?.kind === 'http' && problem.part === field ? problem.message : null);
  const errors = { username: refused('username'), name: null, password: refused('password') };
  useFocusOnWrong({ ...form, errors }, inOrder, targets);
  useFocusAtStart(targets, 'username');
  const isAtField = problem?.kind === 'http' && problem.part !== undefined;

  return (
    <DoorForm
      busyLabel="Joining..."
      heading="Join"
      isBusy={isBusy}
      onSubmit={form.submit}
      problem={problem === null || isAtField ? null : reasonOf(problem)}
      verb="Join"
    >
      <Text variant="ui" wrap="anywhere">
        {invitation.invitedBy === ''
          ? 'You are invited to manage this site.'
          : `${isolated(invitation.invitedBy)} invites you to manage this site.`}{' '}
        Choose how you log in.
      </Text>
      <UnderlineField
        {...fieldOf(form, 'username', isBusy)}
        autoCapitalize="none"
        autoComplete="username"
        error={errors.username}
        label="Username"
        maxLength={200}
        name="username"
        ref={targets.ref('username')}
        spellCheck={false}
      />
      <UnderlineField
        {...fieldOf(form, 'name', isBusy)}
        autoComplete="name"
        label="Your name, as colleagues read it"
        maxLength={100}
        name="name"
        ref={targets.ref('name')}
        required={false}
      />
      <NewPasswordField
        {...fieldOf(form, 'password', isBusy)}
        error={errors.password}
        label="Password"
        ref={targets.ref('password')}
      />
    </DoorForm>
  );
}
