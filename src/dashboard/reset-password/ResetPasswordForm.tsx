import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { PasswordField } from '@vitrine/design-system/components/password-field';
import { Text } from '@vitrine/design-system/components/text';
import { adviseOnPassword } from '../../domain/password.ts';
import type { Form } from '../../machines/form/form.react.tsx';
import { describeRefusedPassword } from '../../machines/reset-password/reset-password.rules.ts';
import type { ResetField } from '../../machines/reset-password/reset-password.rules.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { form, submit } from './reset-password.css.ts';

const inOrder = ['username', 'oldPassword', 'newPassword'] as const;

interface ResetPasswordFormProps {
  readonly reset: Form<ResetField>;
}

/** Username, old and new password; what is wrong stands at its field, and the first one gets the focus. */
export function ResetPasswordForm({ reset }: ResetPasswordFormProps) {
  const targets = useFocusTargets<(typeof inOrder)[number]>();
  const { isBusy, values } = reset;
  const refused = describeRefusedPassword(reset.problem);
  const newPassword = fieldOf(reset, 'newPassword', isBusy);
  useFocusOnWrong(
    { ...reset, errors: { ...reset.errors, newPassword: newPassword.error ?? refused } },
    inOrder,
    targets,
  );

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
        ref={targets.ref('username')}
        spellCheck={false}
      />
      <PasswordField
        {...fieldOf(reset, 'oldPassword', isBusy)}
        autoComplete="current-password"
        label="Old password"
        name="oldPassword"
        ref={targets.ref('oldPassword')}
        revealLabel="Show old password"
      />
      <PasswordField
        {...newPassword}
        autoComplete="new-password"
        error={newPassword.error ?? refused}
        label="New password"
        name="newPassword"
        ref={targets.ref('newPassword')}
        revealLabel="Show new password"
      />
      {(newPassword.error ?? refused) === null ? (
        <Text tone="muted" variant="dashSmall">
          {adviseOnPassword(values.newPassword, values)}
        </Text>
      ) : null}
      <div className={submit}>
        <Button busy={isBusy} busyLabel="Submitting..." type="submit" variant="primary">
          Submit
        </Button>
      </div>
    </form>
  );
}
