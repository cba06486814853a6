import { useRef } from 'react';
import { useResetPassword } from '../../machines/reset-password/reset-password.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** New credentials (specification, sections 2 and 8, "Reset password"). */
export function ResetPasswordScreen() {
  const { show } = useShowToast();
  const submit = useRef<HTMLButtonElement>(null);
  const reset = useResetPassword({
    onReset: () => show({ kind: 'success', text: 'Password reset successfully!' }),
    onFailed: (message) => show({ kind: 'error', text: message }),
  });
  useFocusBack(submit, reset.isBusy);

  return (
    <DashboardPage heading="Reset Password">
      <ResetPasswordForm reset={reset} submitRef={submit} />
    </DashboardPage>
  );
}
