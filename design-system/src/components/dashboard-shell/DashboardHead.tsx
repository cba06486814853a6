import type { ReactNode, Ref } from 'react';
import { asWritten } from '../text/as-written';
import { actions as actionsClass, head, note as noteClass, title, titles } from './dashboard-shell.css';

type DashboardHeadProps = {
  /** The page's h1; focusable by script, for the moment after a page change. */
  children: ReactNode;
  /** A muted count or state beside it: "12 projects". */
  note?: ReactNode;
  /** At most one filled button. */
  actions?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The head that stays: title left, actions right, ending on the content's edge. */
export function DashboardHead({ children, note, actions, titleRef }: DashboardHeadProps) {
  return (
    <header className={head}>
      <div className={titles}>
        <h1 className={title} ref={titleRef} tabIndex={-1}>
          {children}
        </h1>
        {note === undefined ? null : (
          <span className={noteClass} {...asWritten(note)}>
            {note}
          </span>
        )}
      </div>
      {actions === undefined ? null : <div className={actionsClass}>{actions}</div>}
    </header>
  );
}
