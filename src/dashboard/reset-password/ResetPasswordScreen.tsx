import { useResetPassword } from '../../machines/reset-password/reset-password.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** New credentials (specification, sections 2 and 8, "Reset password"). */
export function ResetPasswordScreen() {
  const { show } = useShowToast();
  const reset = useResetPassword({
    onReset: () => show({ kind: 'success', text: 'Password reset successfully!' }),
    onFailed: (message) => show({ kind: 'error', text: message }),
  });

  return (
    <DashboardPage heading="Reset Password">
      <ResetPasswordForm reset={reset} />
    </DashboardPage>
  );
}
