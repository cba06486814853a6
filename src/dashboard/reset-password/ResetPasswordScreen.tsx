import { useResetPassword } from '../../machines/reset-password/reset-password.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { failure } from '../shared/messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** New credentials (specification, sections 2 and 8, "Reset password"). */
export function ResetPasswordScreen() {
  const { show } = useShowToast();
  const reset = useResetPassword({
    onReset: () => show({ kind: 'success', text: 'Password reset successfully!' }),
    onFailed: (message, problem) => show(failure(message, problem)),
  });

  return (
    <DashboardPage heading="Reset Password">
      <ResetPasswordForm reset={reset} />
    </DashboardPage>
  );
}
