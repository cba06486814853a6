import { useResetPassword } from '../../machines/reset-password/reset-password.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { formFailure, reasonOf } from '../shared/messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** New credentials (specification, sections 2 and 8, "Reset password"). */
export function ResetPasswordScreen() {
  const { show } = useShowToast();
  const reset = useResetPassword({
    onReset: () => show({ kind: 'success', text: 'Password reset successfully!', isOfForm: true }),
    onFailed: (message, problem) => show(formFailure(message, problem, reasonOf)),
  });

  return (
    <DashboardPage heading="Reset Password">
      <ResetPasswordForm reset={reset} />
    </DashboardPage>
  );
}
