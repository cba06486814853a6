import type { ReactNode } from 'react';
import { action as actionClass, sentence, state } from './empty-state.css';

type EmptyStateProps = {
  /** The one button or link that fixes it; dashboard only. */
  action?: ReactNode;
  children: ReactNode;
};

/** A list without rows, said in one sentence where the list would start. Not for errors: see `ErrorState`. */
export function EmptyState({ action, children }: EmptyStateProps) {
  return (
    <div className={state}>
      <p className={sentence}>{children}</p>
      {action === undefined ? null : <div className={actionClass}>{action}</div>}
    </div>
  );
}
