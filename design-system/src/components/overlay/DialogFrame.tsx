import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { useState } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useReturnFocus } from '../../utilities/return-focus';
import { Backdrop } from './Backdrop';

/**
 * `question`: only one of its answers and Escape close it, a press beside it does not. `choice`: a press beside it closes
 * it too. `reading`: it asks nothing, so another such dialog may take its place.
 */
type DialogKind = 'question' | 'choice' | 'reading';

type DialogFrameProps = {
  kind: DialogKind;
  open: boolean;
  /** Escape, a press beside it, and whatever is a `Close` in it. */
  onClose: () => void;
  /** Where it stands and how it comes and goes: a style of `dialog.css.ts`. */
  className: string;
  /** It has a `Description`, which is read when it opens. */
  isDescribed?: boolean;
  /** What has the focus first; without it, the first control. */
  firstFocus?: ((content: HTMLElement) => HTMLElement | null) | undefined;
  /** Called after closing, when the focus may be moved. Without it the focus goes back to what had it before. */
  onClosed?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement>;
  /** A `Title` among them. */
  children: ReactNode;
};

const roles = {
  question: { role: 'alertdialog', onInteractOutside: prevent, onPointerDownOutside: prevent },
  choice: {},
  reading: { 'data-asks-nothing': '' },
} as const satisfies Record<DialogKind, object>;

function prevent(event: Event): void {
  event.preventDefault();
}

/** What it says is not to be answered a second time. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What every dialog is made of: the dimmed page, a place over it, the focus on its way in and back, Escape. While it closes
 * it goes on saying what it said last, though its caller may have forgotten by then what it was about.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { kind, open, onClose, className, isDescribed = false, firstFocus, onClosed, ref, children } = props;
  const focus = useReturnFocus({ firstFocus, onClosed });
  const [last, setLast] = useState(children);
  if (open && last !== children) setLast(children);
  return (
    <Root
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      open={open}
    >
      <Portal>
        <Backdrop open={open} />
        <Content
          {...focus}
          {...roles[kind]}
          // Radix ties the description by itself; without one it must be told that this is meant.
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          className={className}
          onClickCapture={open ? undefined : ignore}
          ref={ref}
        >
          {open ? children : last}
        </Content>
      </Portal>
    </Root>
  );
}
