import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { PasswordField } from '@vitrine/design-system/components/password-field';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { ResetPassword } from '../../machines/reset-password/reset-password.react.tsx';
import { form, submit } from './reset-password.css.ts';

interface ResetPasswordFormProps {
  readonly reset: ResetPassword;
  readonly submitRef: RefObject<HTMLButtonElement | null>;
}

/** Username, old and new password; what is wrong stands at its field, and the first one gets the focus. */
export function ResetPasswordForm({ reset, submitRef }: ResetPasswordFormProps) {
  const { values, errors, refusals, isBusy, change } = reset;
  const username = useRef<HTMLInputElement>(null);
  const oldPassword = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);
  const goToWhatIsWrong = useEffectEvent(() => {
    if (errors.username !== null) username.current?.focus();
    else if (errors.oldPassword !== null) oldPassword.current?.focus();
    else newPassword.current?.focus();
  });

  useEffect(() => {
    if (refusals > 0) goToWhatIsWrong();
  }, [refusals]);

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
        autoCapitalize="none"
        autoComplete="username"
        error={errors.username}
        label="Username"
        name="username"
        onChange={(event) => change('username', event.currentTarget.value)}
        readOnly={isBusy}
        ref={username}
        required
        spellCheck={false}
        value={values.username}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.oldPassword}
        label="Old password"
        name="oldPassword"
        onChange={(event) => change('oldPassword', event.currentTarget.value)}
        readOnly={isBusy}
        ref={oldPassword}
        required
        revealLabel="Show old password"
        value={values.oldPassword}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.newPassword}
        label="New password"
        name="newPassword"
        onChange={(event) => change('newPassword', event.currentTarget.value)}
        readOnly={isBusy}
        ref={newPassword}
        required
        revealLabel="Show new password"
        value={values.newPassword}
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
