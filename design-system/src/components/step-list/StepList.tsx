import type { ReactNode } from 'react';
import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { CheckIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { done as doneClass, hint as hintClass, mark, markDone, row, rows, words } from './step-list.css';

type StepListProps = {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** `Step`s. */
  children: ReactNode;
};

/** What there is to do, in the order in which it is done best. */
export function StepList({ labelledBy, children }: StepListProps) {
  return (
    <ol aria-labelledby={labelledBy} className={rows}>
      {children}
    </ol>
  );
}

type StepProps = LinkProps & {
  done: boolean;
  /** What it is good for, in a few words. */
  hint: string;
};

/** One step: a link to where it is done, or a button that does it here; ticked once it is done. */
export function Step({ done, hint, ...props }: StepProps) {
  return (
    <li>
      <LinkSlot
        {...props}
        className={row}
        wrap={(children) => (
          <>
            <span aria-hidden="true" className={done ? markDone : mark}>
              {done ? <CheckIcon size={12} /> : null}
            </span>
            <span className={words}>
              <span className={done ? doneClass : undefined}>
                {children}
                {done ? <VisuallyHidden>, done</VisuallyHidden> : null}
              </span>
              <span className={hintClass}>{hint}</span>
            </span>
          </>
        )}
      />
    </li>
  );
}
