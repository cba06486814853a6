import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgottenPath } from '../../domain/dashboard-paths.ts';
import { NewPasswordMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { DoorForm } from '../shared/door/DoorForm.tsx';
import { NewPasswordField } from '../shared/door/NewPasswordField.tsx';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { reasonOf } from '../shared/messages.ts';
import { Said } from './Said.tsx';

const inOrder = ['password'] as const;

/** A new password, by the link of a mail. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const [isChosen, setIsChosen] = useState(false);
  const targets = useFocusTargets<'password'>();
  const record = { id: token, values: { password: '' }, etag: null };
  const form = useForm(useProvidedMachine(NewPasswordMachineContext), { onAccepted: () => setIsChosen(true) }, record);
  const { isBusy, problem } = form;
  const isAtField = problem?.kind === 'http' && problem.part === 'password';
  const errors = { password: form.errors.password ?? (isAtField ? problem.message : null) };
  useFocusOnWrong({ ...form, errors }, inOrder, targets);
  useFocusAtStart(targets, 'password');
  if (isChosen) {
    return (
      <Said heading="New password">Password reset successfully! Wherever you were logged in, you are no more.</Said>
    );
  }
  return (
    <DoorForm
      busyLabel="Submitting..."
      heading="New password"
      help={
        problem?.kind === 'http' && problem.status === 404 ? (
          <Text variant="ui">
            <TextLink asChild>
              <Link to={forgottenPath}>Ask for another link</Link>
            </TextLink>
          </Text>
        ) : null
      }
      isBusy={isBusy}
      onSubmit={form.submit}
      problem={problem === null || isAtField ? null : reasonOf(problem)}
      verb="Set the password"
    >
      <NewPasswordField
        {...fieldOf(form, 'password', isBusy)}
        error={errors.password}
        label="New password"
        ref={targets.ref('password')}
      />
    </DoorForm>
  );
}
