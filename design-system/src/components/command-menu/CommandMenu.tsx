import { Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogFrame } from '../overlay/DialogFrame';
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

/** Its words are not chosen with it, as those of the first control would be: who has begun to type goes on. */
const fieldIn = (content: HTMLElement): HTMLElement | null => content.querySelector('input');

/** A dialog in which one types where to go or what to do. Over the whole window on phones. */
export function CommandMenu({ open, onClose, label, children }: CommandMenuProps) {
  return (
    <DialogFrame className={menu} firstFocus={fieldIn} kind="reading" onClose={onClose} open={open}>
      <Title asChild>
        <VisuallyHidden as="h2">{label}</VisuallyHidden>
      </Title>
      {children}
    </DialogFrame>
  );
}
