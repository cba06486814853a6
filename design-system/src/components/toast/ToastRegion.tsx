import type { ReactNode } from 'react';
import { live, region } from './toast.css';

type ToastRegionProps = {
  /** Success toasts: read when the listener pauses. */
  polite?: ReactNode;
  /** Error toasts: read at once. */
  assertive?: ReactNode;
};

/**
 * Bottom right of the screen. Render it once and always: live regions that arrive together with their words are often
 * not read (WCAG 4.1.3).
 */
export function ToastRegion({ polite, assertive }: ToastRegionProps) {
  return (
    <div className={region}>
      <div aria-live="assertive" className={live} role="alert">
        {assertive}
      </div>
      <div aria-live="polite" className={live} role="status">
        {polite}
      </div>
    </div>
  );
}
