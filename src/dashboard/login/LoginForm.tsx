import { Button } from '@vitrine/design-system/components/button';
import { PasswordField } from '@vitrine/design-system/components/password-field';
import { Text } from '@vitrine/design-system/components/text';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { useEffect } from 'react';
import { useLogin } from '../../machines/login/login.react.tsx';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { isPassing, reasonBefore } from '../shared/messages.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { form, submit, title } from './login.css.ts';

const inOrder = ['username', 'password'] as const;

/** Username, password and Submit; what is wrong stands at its field, what the server said above Submit. */
export function LoginForm({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const login = useLogin({ onLoggedIn });
  const targets = useFocusTargets<(typeof inOrder)[number]>();
  useFocusOnWrong(login, inOrder, targets);
  const { message, problem } = login;
  // A refusal without words is about the credentials, as its text says.
  const reason =
    message === null || problem === null || !isPassing(problem) ? undefined : reasonBefore(message, problem);

  useEffect(() => {
    targets.focus('username');
  }, [targets]);

  return (
    <form
      className={form}
      noValidate
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
      <div className={submit}>
        <Button busy={login.isBusy} busyLabel="Submitting..." size="large" type="submit" variant="primary">
          Submit
        </Button>
      </div>
    </form>
  );
}
