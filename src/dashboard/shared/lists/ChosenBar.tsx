import type { ReactNode } from 'react';
import { useFocusLeft } from '../focus/use-focus-left.ts';
import { bar } from './chosen-rows.css.ts';

interface ChosenBarProps {
  readonly label: string;
  /** Moves the focus, which would be lost with the button that was pressed. */
  readonly onLeft: () => void;
  readonly children: ReactNode;
}

/** What can be done with all that are chosen; it goes with the last of them. */
export function ChosenBar({ label, onLeft, children }: ChosenBarProps) {
  const element = useFocusLeft<HTMLElement>(onLeft);
  return (
    <section aria-label={label} className={bar} ref={element}>
      {children}
    </section>
  );
}
