import type { ReactNode } from 'react';
import { bar as barClass, barEnd, shell, side as sideClass, sideInner, work } from './dashboard-shell.css';

type DashboardShellProps = {
  /** A `SideNav`; hidden under 900 px. */
  side: ReactNode;
  /** A `DashboardBar`; seen under 900 px. */
  bar: ReactNode;
  /** `DashboardHead`, `DashboardBody` and, where one chooses something, `DashboardFoot`. */
  children: ReactNode;
};

/** Frame of the dashboard: navigation on `surface`, work area on `raised`. The page's `main` is `DashboardBody`. */
export function DashboardShell({ side, bar, children }: DashboardShellProps) {
  return (
    <div className={shell}>
      <div className={sideClass}>
        <div className={sideInner}>{side}</div>
      </div>
      <div className={work}>
        {bar}
        {children}
      </div>
    </div>
  );
}

type DashboardBarProps = {
  logo: ReactNode;
  /** The button that opens the command menu. */
  search?: ReactNode;
  /** The button that opens the drawer. */
  menu: ReactNode;
};

/** Top bar of the dashboard under 900 px, 60 px high. */
export function DashboardBar({ logo, search, menu }: DashboardBarProps) {
  return (
    <div className={barClass}>
      {logo}
      <div className={barEnd}>
        {search}
        {menu}
      </div>
    </div>
  );
}
