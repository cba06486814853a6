import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../utilities/return-focus';
import { Backdrop } from '../overlay/Backdrop';
import { VisuallyHidden } from '../visually-hidden';
import { menu } from './command-menu.css';

type CommandMenuProps = {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog; not seen. */
  label: string;
  /** A `CommandSearch`; there only while the menu is open. */
  children: ReactNode;
};

/** A dialog in which one types where to go or what to do. Over the whole window on phones. */
export function CommandMenu({ open, onClose, label, children }: CommandMenuProps) {
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
        <Dialog.Content {...focus} aria-describedby={undefined} className={menu} data-asks-nothing="">
          <Dialog.Title asChild>
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
          </Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
