import { Close, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CrossIcon } from '../icon';
import { IconButton } from '../icon-button';
import { DialogFrame } from '../overlay/DialogFrame';
import { content, head, note as noteClass, panel, title as titleClass, tools as toolsClass } from './panel.css';

type PanelProps = {
  open: boolean;
  /** Escape, the backdrop and the cross. */
  onClose: () => void;
  title: ReactNode;
  /** What it is about, beside the title. */
  note?: ReactNode;
  /** Stays above what scrolls. */
  tools?: ReactNode;
  /** May be long: it scrolls by itself. */
  children: ReactNode;
  /** Called after closing, when the focus may be moved back to what opened it. */
  onClosed?: (() => void) | undefined;
};

/** A choice over the page that stays where it is; the whole screen on phones. Focus is trapped, Escape closes. */
export function Panel({ open, onClose, title, note, tools, children, onClosed }: PanelProps) {
  return (
    <DialogFrame className={panel} kind="choice" onClose={onClose} onClosed={onClosed} open={open}>
      <div className={head}>
        <Title className={titleClass}>{title}</Title>
        {note === undefined ? null : <span className={noteClass}>{note}</span>}
        <Close asChild>
          <IconButton label="Close">
            <CrossIcon size={18} />
          </IconButton>
        </Close>
      </div>
      {tools === undefined ? null : <div className={toolsClass}>{tools}</div>}
      <div className={content}>{children}</div>
    </DialogFrame>
  );
}
