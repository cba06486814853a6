import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../utilities/return-focus';
import { Button } from '../button';
import { actions, dialog, question } from '../confirm-dialog/confirm-dialog.css';
import { Backdrop } from '../overlay/Backdrop';

type InfoDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  children: ReactNode;
};

/** Something to read, over the page. It asks nothing: Escape, the backdrop and its button close it. */
export function InfoDialog({ open, onClose, title, closeLabel = 'Close', children }: InfoDialogProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      open={open}
    >
      <Dialog.Portal>
        <Backdrop open={open} />
        <Dialog.Content {...focus} aria-describedby={undefined} className={dialog} data-asks-nothing="">
          <Dialog.Title className={question}>{title}</Dialog.Title>
          {children}
          <div className={actions}>
            <Dialog.Close asChild>
              <Button>{closeLabel}</Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
