import { Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { edge } from '../overlay/dialog.css';
import { DialogFrame } from '../overlay/DialogFrame';
import { VisuallyHidden } from '../visually-hidden';

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

/** The dashboard's navigation from the left edge, where it is not beside the page. Focus is trapped, Escape and the backdrop close. */
export function Drawer({ open, onOpenChange, label, onClosed, children }: DrawerProps) {
  return (
    <DialogFrame
      className={edge}
      // The first control that is no link is the last entry.
      firstFocus={(content) => content}
      kind="choice"
      onClose={() => onOpenChange(false)}
      onClosed={onClosed}
      open={open}
    >
      <Title asChild>
        <VisuallyHidden as="h2">{label}</VisuallyHidden>
      </Title>
      {children}
    </DialogFrame>
  );
}
