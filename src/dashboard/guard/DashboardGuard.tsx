import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useAuthPolling } from '../../machines/auth-polling/auth-polling.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import type { LoginState } from '../shared/page/wanted-place.ts';

/**
 * Lets the administrator in (specification, sections 4 "Authentication" and 6): without the flag, or after a 401, to
 * login and from there back. A write that found the session ended is first told in a dialog over the page. So is a check
 * that failed: it is tried again behind the dialog, which closes by itself when the session proves valid. The page below
 * stays as it is, what was typed there is saved as a draft.
 */
export function DashboardGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { serverAnswered } = useShowToast();
  const { isAdmitted, isTelling, leave, retry } = useAuthPolling({
    onAnswered: serverAnswered,
    onLoggedOut: () => {
      const state: LoginState = { from: pathname + search };
      navigate(paths.login, { replace: true, state });
    },
  });

  const isUnanswered = isAdmitted && isTelling;
  useEffect(() => (isUnanswered ? serverAnswered : undefined), [isUnanswered, serverAnswered]);

  return (
    <>
      {isAdmitted || isTelling ? children : null}
      <ConfirmDialog
        // While the server does not answer nobody has to leave: the check can be tried again at once.
        cancelLabel={isAdmitted ? 'Try again' : null}
        confirmLabel="Login"
        description={
          isAdmitted
            ? 'Your work is kept. The server does not answer at the moment; this message goes by itself when it does.'
            : 'Your work is kept.'
        }
        // What is pressed to close a menu or a search must not lead to login.
        onCancel={retry}
        onConfirm={leave}
        open={isTelling}
        question="Your token has expired, Please login again!"
      />
    </>
  );
}
