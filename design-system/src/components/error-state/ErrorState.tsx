import type { ReactNode } from 'react';
import { Button } from '../button';
import { action, message, state } from './error-state.css';

type ErrorStateProps = {
  /** What went wrong; 'Error: ' is put before it. */
  children: ReactNode;
  /** Why, in a sentence before it. */
  reason?: ReactNode;
  /** Where a read can be repeated. */
  onRetry?: (() => void) | undefined;
  /** A repetition is under way. */
  retrying?: boolean;
  retryLabel?: string;
  /** What stands before what went wrong. */
  label?: string;
};

/** A read that failed, where its result would be shown (WCAG 4.1.3). A failed action is a toast or a field error. */
export function ErrorState({
  children,
  reason,
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
  label = 'Error',
}: ErrorStateProps) {
  return (
    <div className={state} role="alert">
      {reason === undefined ? null : <p className={message}>{reason}</p>}
      <p className={message}>
        {`${label}: `}
        {children}
      </p>
      {onRetry === undefined ? null : (
        <div className={action}>
          <Button disabled={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
