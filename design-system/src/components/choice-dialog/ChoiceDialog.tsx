import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import {
  actions,
  description as descriptionClass,
  question as questionClass,
} from '../confirm-dialog/confirm-dialog.css';
import { Backdrop } from '../overlay/Backdrop';
import { wide } from './choice-dialog.css';

type Choice = { label: string; onPress: () => void };

type ChoiceDialogProps = {
  open: boolean;
  /** Escape and the safe answer. */
  onCancel: () => void;
  question: ReactNode;
  /** Read by screen readers when the dialog opens. */
  description: ReactNode;
  /** More than a sentence, such as a comparison; may be long. */
  children?: ReactNode;
  /** Any number of ways on, none of which is filled: which one is right is not ours to say. */
  choices: readonly Choice[];
  cancelLabel?: string;
  /** Called after closing, when the focus may be moved back to what opened it. */
  onClosed?: (() => void) | undefined;
};

/** Asks which of several ways to go; the safe answer, which changes nothing, has the focus (WCAG 3.3.4). */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { open, onCancel, question, description, children, choices, cancelLabel = 'Cancel', onClosed } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      open={open}
    >
      <AlertDialog.Portal>
        <Backdrop open={open} />
        <AlertDialog.Content
          className={wide}
          onCloseAutoFocus={onClosed}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cancel.current?.focus();
          }}
        >
          <AlertDialog.Title className={questionClass}>{question}</AlertDialog.Title>
          <AlertDialog.Description className={descriptionClass}>{description}</AlertDialog.Description>
          {children}
          <div className={actions}>
            <AlertDialog.Cancel asChild>
              <Button ref={cancel}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            {choices.map(({ label, onPress }) => (
              <Button key={label} onClick={onPress}>
                {label}
              </Button>
            ))}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
