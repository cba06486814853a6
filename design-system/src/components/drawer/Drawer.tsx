import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Backdrop } from '../overlay/Backdrop';
import { VisuallyHidden } from '../visually-hidden';
import { drawer } from './drawer.css';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the dialog; not seen. */
  label: string;
  /** Called after closing, when the focus may be moved back to what opened it. */
  onClosed?: (() => void) | undefined;
  /** The navigation. Close the drawer when something in it was chosen. */
  children: ReactNode;
};

/** The dashboard's navigation from the left edge, up to 1024 px. Focus is trapped, Escape and the backdrop close. */
export function Drawer({ open, onOpenChange, label, onClosed, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root onOpenChange={onOpenChange} open={open}>
      <Dialog.Portal>
        <Backdrop open={open} />
        <Dialog.Content
          aria-describedby={undefined}
          className={drawer}
          onCloseAutoFocus={onClosed}
          onOpenAutoFocus={(event) => {
            // Radix passes over links and would start at the first button, which is the last entry.
            event.preventDefault();
            content.current?.focus();
          }}
          ref={content}
        >
          <Dialog.Title asChild>
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
          </Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
