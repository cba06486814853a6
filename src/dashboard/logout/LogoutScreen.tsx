import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { reasonOf } from '../shared/messages.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { LogOutMachineContext } from './machines.ts';

/** Asks over the shell whether to log out (specification, sections 2 "Logout" and 8). */
export function LogoutScreen() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const logOut = useSubmission(useProvidedMachine(LogOutMachineContext), {
    onSucceeded: () => navigate(paths.login, { replace: true }),
  });
  const goBack = () => {
    // The first entry of the router's history has the key 'default': there is nothing of ours to go back to.
    if (key === 'default') navigate(paths.dashboard, { replace: true });
    else navigate(-1);
  };
  return (
    <DashboardPage heading="Logout">
      <ConfirmDialog
        busy={logOut.isBusy}
        busyLabel="Logging out..."
        confirmLabel="Yes, Logout"
        error={
          logOut.problem === null ? undefined : (
            <>
              <span>{reasonOf(logOut.problem)}</span> <span>Failed to logout. Please try again.</span>
            </>
          )
        }
        onCancel={goBack}
        onConfirm={() => logOut.submit(null)}
        open={logOut.state !== 'succeeded'}
        question="Are you sure you want to logout?"
      />
    </DashboardPage>
  );
}
