import type { ReactNode } from 'react';
import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { SmallCrossIcon } from '../icon';
import { action as actionClass, actions, close, content, dot, sentence, tone as toneClass } from './toast.css';

type ToastProps = {
  tone: keyof typeof toneClass;
  onClose: () => void;
  /** "Undo" or "Retry". */
  action?: { label: string; onPress: () => void } | undefined;
  /** `ToastLink`s to what it is about: "View it". */
  links?: ReactNode;
  /** Why it is so, in a sentence before the other. */
  reason?: ReactNode;
  /** What is to be known beside it, in a sentence after the other. */
  note?: ReactNode;
  /** The sentence. */
  children: ReactNode;
};

/** How an action went. A view only: who shows it decides how long it stays. Put it into a `ToastRegion`. */
export function Toast({ tone, onClose, action, links, reason, note, children }: ToastProps) {
  return (
    <div className={toneClass[tone]}>
      {tone === 'success' ? <span aria-hidden="true" className={dot} /> : null}
      <span className={content}>
        <span>
          {reason === undefined ? null : <span className={sentence}>{reason} </span>}
          <span className={sentence}>{children}</span>
          {note === undefined ? null : <span className={sentence}> {note}</span>}
        </span>
        {action === undefined && links === undefined ? null : (
          <span className={actions}>
            {links}
            {action === undefined ? null : (
              <button className={actionClass} onClick={action.onPress} type="button">
                {action.label}
              </button>
            )}
          </span>
        )}
      </span>
      <button aria-label="Close" className={close} onClick={onClose} type="button">
        <SmallCrossIcon size={18} />
      </button>
    </div>
  );
}

/** A link in a toast, to what the toast is about. */
export function ToastLink(props: LinkProps) {
  return <LinkSlot {...props} className={actionClass} />;
}
