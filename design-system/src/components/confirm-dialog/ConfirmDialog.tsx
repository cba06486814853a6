import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Backdrop } from '../overlay/Backdrop';
import {
  actions,
  description as descriptionClass,
  dialog,
  error as errorClass,
  question as questionClass,
} from './confirm-dialog.css';

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
  const before = useRef<Element | null>(null);

  useEffect(() => {
    // A button that becomes disabled loses the focus to the page behind: the dialog holds it while the work is under
    // way, and gives it to the safe answer again when it has failed.
    if (open && busy) content.current?.focus();
    else if (open && wasBusy.current) (cancel.current ?? action.current)?.focus();
    wasBusy.current = open && busy;
  }, [open, busy]);

  // Radix ties the description by itself; without one it must be told that this is meant.
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {};

  return (
    <AlertDialog.Root
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
      open={open}
    >
      <AlertDialog.Portal>
        <Backdrop open={open} />
        <AlertDialog.Content
          {...undescribed}
          className={dialog}
          ref={content}
          onCloseAutoFocus={() => {
            if (onClosed !== undefined) onClosed();
            else giveBack(before.current);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            before.current = content.current?.ownerDocument.activeElement ?? null;
            if (busy) content.current?.focus();
            else (cancel.current ?? action.current)?.focus();
          }}
        >
          <AlertDialog.Title className={questionClass}>{question}</AlertDialog.Title>
          {description === undefined ? null : (
            <AlertDialog.Description className={descriptionClass}>{description}</AlertDialog.Description>
          )}
          {children}
          {error === undefined || error === null ? null : (
            <p className={errorClass} role="alert">
              {error}
            </p>
          )}
          <div className={actions}>
            {cancelLabel === null ? null : (
              <AlertDialog.Cancel asChild>
                <Button disabled={busy} ref={cancel}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
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
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** The focus returns unless the answer has already led it elsewhere, to another page for instance. */
function giveBack(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  const { activeElement, body } = element.ownerDocument;
  if (activeElement === null || activeElement === body) element.focus();
}
