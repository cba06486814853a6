import { Close, Description, Title } from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { actions, description as descriptionClass, dialog, title } from '../overlay/dialog.css';
import { DialogFrame } from '../overlay/DialogFrame';
import { error as errorClass } from './confirm-dialog.css';

type ConfirmDialogProps = {
  open: boolean;
  /** Escape and Cancel; not called while busy. */
  onCancel: () => void;
  onConfirm: () => void;
  question: ReactNode;
  description?: ReactNode;
  /** More than sentences, such as what would be lost. */
  children?: ReactNode;
  confirmLabel: string;
  /** `null` leaves a single way out. */
  cancelLabel?: string | null;
  /** Fills the action with danger. */
  destructive?: boolean;
  busy?: boolean;
  /** 'Deleting...', 'Logging out...' */
  busyLabel?: string | undefined;
  /** Why it did not work; the dialog stays. */
  error?: ReactNode;
  /** Called after closing, when the focus may be moved. Without it the focus goes back to what had it before. */
  onClosed?: (() => void) | undefined;
};

/**
 * Asks before something that cannot be taken back; the safe answer has the focus (WCAG 3.3.4). The caller closes it:
 * confirming only reports, so the dialog can show that the work is under way or has failed.
 */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  question,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
  busyLabel,
  error,
  onClosed,
}: ConfirmDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    // A button that becomes disabled loses the focus to the page behind: the dialog holds it while the work is under
    // way, and gives it to the safe answer again when it has failed.
    if (open && busy) content.current?.focus();
    else if (open && wasBusy.current) (cancel.current ?? action.current)?.focus();
    wasBusy.current = open && busy;
  }, [open, busy]);

  return (
    <DialogFrame
      className={dialog}
      firstFocus={(frame) => (busy ? frame : (cancel.current ?? action.current))}
      isDescribed={description !== undefined}
      kind="question"
      onClose={() => {
        if (!busy) onCancel();
      }}
      onClosed={onClosed}
      open={open}
      ref={content}
    >
      <Title className={title}>{question}</Title>
      {description === undefined ? null : <Description className={descriptionClass}>{description}</Description>}
      {children}
      {error === undefined || error === null ? null : (
        <p className={errorClass} role="alert">
          {error}
        </p>
      )}
      <div className={actions}>
        {cancelLabel === null ? null : (
          <Close asChild>
            <Button disabled={busy} ref={cancel}>
              {cancelLabel}
            </Button>
          </Close>
        )}
        <Button
          busy={busy}
          busyLabel={busyLabel}
          onClick={onConfirm}
          ref={action}
          variant={destructive ? 'danger' : 'primary'}
        >
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
