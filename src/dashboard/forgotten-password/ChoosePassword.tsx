import { PasswordField } from '@vitrine/design-system/components/password-field';
import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { forgottenPath } from '../../domain/dashboard-paths.ts';
import { describeLength } from '../../domain/password.ts';
import { NewPasswordMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { DoorForm } from '../shared/door/DoorForm.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
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
  const { isBusy, problem, values } = form;
  const isAtField = problem?.kind === 'http' && problem.part === 'password';
  const errors = { password: form.errors.password ?? (isAtField ? problem.message : null) };
  useFocusOnWrong({ ...form, errors }, inOrder, targets);
  useEffect(() => {
    targets.focus('password');
  }, [targets]);
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
      <PasswordField
        {...fieldOf(form, 'password', isBusy)}
        autoComplete="new-password"
        error={errors.password}
        label="New password"
        look="underline"
        name="password"
        ref={targets.ref('password')}
      />
      {errors.password === null ? (
        <Text tone="muted" variant="dashSmall">
          {describeLength(values.password)}
        </Text>
      ) : null}
    </DoorForm>
  );
}
