import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { summary } from '../forms/disclosure.css.ts';
import { lights } from './folded-lights.css.ts';

interface FoldedLightsProps {
  /** Of what is inside, for a screen reader: 'grid 2, frame 1' */
  readonly name: string;
  /** One of the files has a second light. */
  readonly hasOne: boolean;
  /** Unfolds them. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** How long a dragged file rests on the fold before that opens, and after which pause it comes anew: in milliseconds. */
const rest = 600;
const pause = 600;

/** What takes the place of files in the black theme, folded: the page is about the files themselves. A file that rests on it unfolds it. */
export function FoldedLights({ name, hasOne, isOpen = false, children }: FoldedLightsProps) {
  // What is removed does not fold them: there it is put back.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const drag = useRef({ since: 0, last: -pause });
  // Browsers repeat it while the file rests. One that goes by moves nothing of the page.
  const unfold = ({ currentTarget, dataTransfer, timeStamp }: DragEvent<HTMLElement>) => {
    if (!dataTransfer.types.includes('Files')) return;
    const { since, last } = drag.current;
    drag.current = { since: timeStamp - last >= pause ? timeStamp : since, last: timeStamp };
    if (timeStamp - drag.current.since >= rest && currentTarget.parentElement instanceof HTMLDetailsElement) {
      currentTarget.parentElement.open = true;
    }
  };
  return (
    <details open={wasOpen}>
      <summary className={summary} onDragOver={unfold}>
        {hasOne ? 'Has a second light' : 'Second light'} <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </summary>
      <div className={lights}>{children}</div>
    </details>
  );
}
