import { Close, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { actions, dialog, title as titleClass } from '../overlay/dialog.css';
import { DialogFrame } from '../overlay/DialogFrame';

type InfoDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** Something to read, over the page. It asks nothing: Escape, the backdrop and its button close it. */
export function InfoDialog({ open, onClose, title, children }: InfoDialogProps) {
  return (
    <DialogFrame className={dialog} kind="reading" onClose={onClose} open={open}>
      <Title className={titleClass}>{title}</Title>
      {children}
      <div className={actions}>
        <Close asChild>
          <Button>Close</Button>
        </Close>
      </div>
    </DialogFrame>
  );
}
