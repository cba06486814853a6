import { useId } from 'react';
import type { ReactNode } from 'react';
import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { ArrowNorthEastIcon } from '../icon';
import { bottom, groupLabel, item, nav, top, viewSite } from './side-nav.css';

type SideNavProps = {
  /** The wordmark, 20 px high. */
  logo: ReactNode;
  /** A `ViewSiteLink`. */
  viewSite: ReactNode;
  /** A `SearchButton`, where the shell has no other. */
  search?: ReactNode;
  /** `SideNavGroup`s. */
  children: ReactNode;
  /** The theme row. */
  foot: ReactNode;
};

/** The dashboard's navigation: in the shell's side on wide screens, in a `Drawer` under 900 px. */
export function SideNav({ logo, viewSite: link, search, children, foot }: SideNavProps) {
  return (
    <nav aria-label="Dashboard" className={nav}>
      <div className={top}>
        {logo}
        {link}
      </div>
      {search}
      <div>{children}</div>
      <div className={bottom}>{foot}</div>
    </nav>
  );
}

/** Leads back to the public site. */
export function ViewSiteLink(props: LinkProps) {
  return (
    <LinkSlot
      {...props}
      className={viewSite}
      wrap={(children) => (
        <>
          {children}
          <ArrowNorthEastIcon size={10} />
        </>
      )}
    />
  );
}

type SideNavGroupProps = {
  /** None for the first group, which has one entry only. */
  label?: string;
  /** `SideNavItem`s. */
  children: ReactNode;
};

/** Entries that belong together. */
export function SideNavGroup({ label, children }: SideNavGroupProps) {
  const id = useId();
  if (label === undefined) return <ul>{children}</ul>;
  return (
    <>
      <h2 className={groupLabel} id={id}>
        {label}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

type SideNavItemProps = LinkProps & {
  /** 18 px, stroke 1.5. */
  icon: ReactNode;
};

/** One entry; `aria-current="page"` marks the page one is on. With `asChild` it may also be a button ("Logout"). */
export function SideNavItem({ icon, ...props }: SideNavItemProps) {
  return (
    <li>
      <LinkSlot
        {...props}
        className={item}
        wrap={(children) => (
          <>
            {icon}
            {children}
          </>
        )}
      />
    </li>
  );
}
