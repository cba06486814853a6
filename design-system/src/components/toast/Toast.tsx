import type { ReactNode } from 'react';
import { SmallCrossIcon } from '../icon';
import { action as actionClass, close, dot, tone as toneClass } from './toast.css';

type ToastProps = {
  tone: keyof typeof toneClass;
  onClose: () => void;
  closeLabel?: string;
  /** "Undo" or "Retry". */
  action?: { label: string; onPress: () => void } | undefined;
  /** The sentence. */
  children: ReactNode;
};

/** How an action went. A view only: who shows it decides how long it stays. Put it into a `ToastRegion`. */
export function Toast({ tone, onClose, closeLabel = 'Close', action, children }: ToastProps) {
  return (
    <div className={toneClass[tone]}>
      {tone === 'success' ? <span aria-hidden="true" className={dot} /> : null}
      <span>{children}</span>
      {action === undefined ? null : (
        <button className={actionClass} onClick={action.onPress} type="button">
          {action.label}
        </button>
      )}
      <button aria-label={closeLabel} className={close} onClick={onClose} type="button">
        <SmallCrossIcon size={18} />
      </button>
    </div>
  );
}
