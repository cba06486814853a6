import {
  SideNav,
  SideNavGroup,
  SideNavItem,
  SideNavThemeRow,
  ViewSiteLink,
} from '@vitrine/design-system/components/side-nav';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useClosing } from '../../machines/closing/closing.react.tsx';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { Wordmark } from '../shared/page/Wordmark.tsx';
import { currentMark, navigation, offeredBy } from './navigation.ts';

interface NavigationProps {
  /** What the provider offers beyond the specified calls. */
  readonly extensions: readonly string[];
  /** An entry was chosen, the page shown included. */
  readonly onChoose?: () => void;
  /** The button of the command menu. */
  readonly search?: ReactNode;
}

/** The side navigation: beside the page on wide screens, in the drawer on others. */
export function Navigation({ extensions, onChoose, search }: NavigationProps) {
  const { pathname } = useLocation();
  const { theme, toggle } = useTheme();
  const { isClosed } = useClosing();
  return (
    <SideNav
      foot={<SideNavThemeRow onToggle={toggle} theme={theme} />}
      logo={
        <span>
          <Wordmark place="side" />
        </span>
      }
      search={search}
      viewSite={
        <ViewSiteLink asChild>
          {/* The whole page, from the server: it says that the site is closed, and reads with the session. */}
          <Link reloadDocument={isClosed} to={paths.home}>
            View site
          </Link>
        </ViewSiteLink>
      }
    >
      {navigation.map(({ label, items }) => (
        <SideNavGroup key={label ?? ''} {...(label === undefined ? {} : { label })}>
          {offeredBy(items, extensions).map((item) => (
            <SideNavItem
              aria-current={currentMark(item, pathname)}
              asChild
              icon={<item.icon aria-hidden="true" size={18} strokeWidth={1.5} />}
              key={item.to}
            >
              <Link onClick={onChoose} to={item.to}>
                {item.label}
              </Link>
            </SideNavItem>
          ))}
        </SideNavGroup>
      ))}
    </SideNav>
  );
}
