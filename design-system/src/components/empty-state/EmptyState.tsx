import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { action as actionClass, sentence, state } from './empty-state.css';

type EmptyStateProps = {
  /** The one button or link that fixes it; dashboard only. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A list without rows, said in one sentence where the list would start. Not for errors: see `ErrorState`. */
export function EmptyState({ action, className, children }: EmptyStateProps) {
  return (
    <div className={cx(state, className)}>
      <p className={sentence}>{children}</p>
      {action === undefined ? null : <div className={actionClass}>{action}</div>}
    </div>
  );
}
