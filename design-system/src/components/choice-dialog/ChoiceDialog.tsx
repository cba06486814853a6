import { Close, Description, Title } from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { actions, description as descriptionClass, title } from '../overlay/dialog.css';
import { DialogFrame } from '../overlay/DialogFrame';
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
    <DialogFrame
      className={wide}
      firstFocus={() => cancel.current}
      isDescribed
      kind="question"
      onClose={onCancel}
      onClosed={onClosed}
      open={open}
    >
      <Title className={title}>{question}</Title>
      <Description className={descriptionClass}>{description}</Description>
      {children}
      <div className={actions}>
        <Close asChild>
          <Button ref={cancel}>{cancelLabel}</Button>
        </Close>
        {choices.map(({ label, onPress }) => (
          <Button key={label} onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </DialogFrame>
  );
}
