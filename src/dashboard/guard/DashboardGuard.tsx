import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { isToldFirst, useAuthPolling } from '../../machines/auth-polling/auth-polling.react.tsx';
import type { LoginState } from '../shared/page/wanted-place.ts';

/**
 * Lets the administrator in (specification, sections 4 "Authentication" and 6): without the flag, or after a 401, to
 * login and from there back. A check that failed, or a write that found the session ended, is first shown in a dialog over
 * the page; what was typed there is saved as a draft.
 */
export function DashboardGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goToLogin = () => {
    const state: LoginState = { from: pathname + search };
    navigate(paths.login, { replace: true, state });
  };
  const { isAdmitted, reason } = useAuthPolling({
    onLoggedOut: (why) => {
      if (!isToldFirst(why)) goToLogin();
    },
  });
  const isTelling = isToldFirst(reason);

  return (
    <>
      {isAdmitted || isTelling ? children : null}
      <ConfirmDialog
        cancelLabel={null}
        confirmLabel="Login"
        onCancel={goToLogin}
        onConfirm={goToLogin}
        open={isTelling}
        question="Your token has expired, Please login again!"
      />
    </>
  );
}
