import type { ReactNode } from 'react';
import { action as actionClass, quietSentence, sentence, state } from './empty-state.css';

type EmptyStateProps = {
  /** The one button or link that fixes it; dashboard only. */
  action?: ReactNode;
  /** Small and muted, as on the site: visitors have not come for what is missing. */
  quiet?: boolean;
  children: ReactNode;
};

/** A list without rows, said in one sentence where the list would start. Not for errors: see `ErrorState`. */
export function EmptyState({ action, quiet = false, children }: EmptyStateProps) {
  return (
    <div className={state}>
      <p className={quiet ? quietSentence : sentence}>{children}</p>
      {action === undefined ? null : <div className={actionClass}>{action}</div>}
    </div>
  );
}
