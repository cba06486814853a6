import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { PasswordField } from '@vitrine/design-system/components/password-field';
import { useRef } from 'react';
import type { RefObject } from 'react';
import type { ResetPassword } from '../../machines/reset-password/reset-password.react.tsx';
import { fieldOf, useFocusOnWrong } from '../shared/fields.ts';
import { form, submit } from './reset-password.css.ts';

interface ResetPasswordFormProps {
  readonly reset: ResetPassword;
  readonly submitRef: RefObject<HTMLButtonElement | null>;
}

/** Username, old and new password; what is wrong stands at its field, and the first one gets the focus. */
export function ResetPasswordForm({ reset, submitRef }: ResetPasswordFormProps) {
  const username = useRef<HTMLInputElement>(null);
  const oldPassword = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);
  const { isBusy } = reset;
  useFocusOnWrong(reset, [
    ['username', username],
    ['oldPassword', oldPassword],
    ['newPassword', newPassword],
  ]);

  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        reset.submit();
      }}
    >
      <TextField
        {...fieldOf(reset, 'username', isBusy)}
        autoCapitalize="none"
        autoComplete="username"
        label="Username"
        name="username"
        ref={username}
        spellCheck={false}
      />
      <PasswordField
        {...fieldOf(reset, 'oldPassword', isBusy)}
        autoComplete="current-password"
        label="Old password"
        name="oldPassword"
        ref={oldPassword}
        revealLabel="Show old password"
      />
      <PasswordField
        {...fieldOf(reset, 'newPassword', isBusy)}
        autoComplete="new-password"
        label="New password"
        name="newPassword"
        ref={newPassword}
        revealLabel="Show new password"
      />
      <Button
        busy={isBusy}
        busyLabel="Submitting..."
        className={submit}
        ref={submitRef}
        type="submit"
        variant="primary"
      >
        Submit
      </Button>
    </form>
  );
}
