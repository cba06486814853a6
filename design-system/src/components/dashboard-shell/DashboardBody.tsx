import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { body, foot, footMark } from './dashboard-shell.css';

type DashboardBodyProps = { children: ReactNode };

/** The page's `main`, at the widths of the design: what a `SkipLink` leads to. */
export function DashboardBody({ children }: DashboardBodyProps) {
  return (
    <main className={body} id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

type DashboardFootProps = { children: ReactNode };

/** A sticky strip below a long choice, with the choice itself and its buttons (media picker). */
export function DashboardFoot({ children }: DashboardFootProps) {
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute(footMark, '');
    return () => root.removeAttribute(footMark);
  }, []);
  return <div className={foot}>{children}</div>;
}
