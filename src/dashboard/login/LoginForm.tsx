import { Button } from '@vitrine/design-system/components/button';
import { PasswordField } from '@vitrine/design-system/components/password-field';
import { Text } from '@vitrine/design-system/components/text';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgottenPath } from '../../domain/dashboard-paths.ts';
import type { Login } from '../../machines/login/login.react.tsx';
import type { LoginSteps } from '../../machines/login-steps/login-steps.react.tsx';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { isPassing, reasonBefore, reasonOf } from '../shared/messages.ts';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { form, said, submit, title } from '../shared/door/door.css.ts';
import { DoorAlert } from '../shared/door/DoorAlert.tsx';

const inOrder = ['username', 'password'] as const;

interface LoginFormProps {
  readonly login: Login;
  readonly steps: Pick<LoginSteps, 'hasPasskeys' | 'isPresenting' | 'problem' | 'usePasskey'>;
}

/** Username, password and Submit; what is wrong stands at its field, what the server said above Submit. */
export function LoginForm({ login, steps }: LoginFormProps) {
  const targets = useFocusTargets<(typeof inOrder)[number]>();
  useFocusOnWrong(login, inOrder, targets);
  const { message, problem } = login;
  /** What was said about a passkey before something was typed. */
  const [past, setPast] = useState<typeof steps.problem>(null);
  const failed = steps.problem === past ? null : steps.problem;
  // A refusal without words is about the credentials, as its text says.
  const reason =
    message === null || problem === null || !isPassing(problem) ? undefined : reasonBefore(message, problem);

  // Whoever comes back from the second step has said who they are.
  const [first] = useState<(typeof inOrder)[number]>(login.values.username === '' ? 'username' : 'password');
  useFocusAtStart(targets, first);

  return (
    <form
      className={form}
      noValidate
      onChange={() => setPast(steps.problem)}
      onSubmit={(event) => {
        event.preventDefault();
        login.submit();
      }}
    >
      <div className={title}>
        <Text as="h1" variant="display">
          Login
        </Text>
      </div>
      <UnderlineField
        {...fieldOf(login, 'username', login.isBusy)}
        autoCapitalize="none"
        autoComplete="username"
        label="Username"
        name="username"
        ref={targets.ref('username')}
        spellCheck={false}
      />
      <PasswordField
        {...fieldOf(login, 'password', login.isBusy)}
        autoComplete="current-password"
        label="Password"
        look="underline"
        name="password"
        ref={targets.ref('password')}
      />
      <div className={said}>
        {login.message === null ? null : (
          <div role="alert">
            {reason === undefined ? null : (
              <Text tone="danger" variant="ui">
                {reason}
              </Text>
            )}
            <Text tone="danger" variant="ui">
              {login.message}
            </Text>
          </div>
        )}
        <DoorAlert>{failed === null || message !== null ? null : reasonOf(failed)}</DoorAlert>
      </div>
      <div className={submit}>
        <Button
          busy={login.isBusy}
          busyLabel="Submitting..."
          disabled={steps.isPresenting}
          size="large"
          type="submit"
          variant="primary"
        >
          Submit
        </Button>
        {steps.hasPasskeys ? (
          <Button
            busy={steps.isPresenting}
            busyLabel="Waiting..."
            disabled={login.isBusy}
            onClick={steps.usePasskey}
            size="large"
          >
            Log in with a passkey
          </Button>
        ) : null}
      </div>
      <Text variant="ui">
        <TextLink asChild>
          <Link to={forgottenPath}>Forgotten password?</Link>
        </TextLink>
      </Text>
    </form>
  );
}
