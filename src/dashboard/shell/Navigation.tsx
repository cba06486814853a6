import {
  SideNav,
  SideNavGroup,
  SideNavItem,
  SideNavThemeRow,
  ViewSiteLink,
} from '@vitrine/design-system/components/side-nav';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useClosing } from '../../machines/closing/closing.react.tsx';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { Wordmark } from '../shared/page/Wordmark.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { currentMark, navigationWith } from './navigation.ts';
import { held } from './navigation.css.ts';

interface NavigationProps {
  /** What the provider offers beyond the specified calls; null until that is known. */
  readonly extensions: readonly string[] | null;
  /** An entry was chosen, the page shown included. */
  readonly onChoose?: () => void;
  /** The button of the command menu. */
  readonly search?: ReactNode;
}

/** The side navigation: beside the page on wide screens, in the drawer on others. */
export function Navigation(props: NavigationProps) {
  const { pathname } = useLocation();
  const { theme, toggle } = useTheme();
  const { isClosed } = useClosing();
  const current = useRef<HTMLAnchorElement>(null);
  const isKnown = props.extensions !== null;
  useEffect(() => {
    if (isKnown && current.current !== null) bringIntoView(current.current);
  }, [isKnown, pathname]);
  return (
    <NavigationView
      {...props}
      current={current}
      foot={<SideNavThemeRow onToggle={toggle} theme={theme} />}
      isClosed={isClosed}
    />
  );
}

interface NavigationViewProps extends NavigationProps {
  /** The row of the theme. */
  readonly foot: ReactNode;
  readonly isClosed: boolean;
  /** Given the entry of the page that is shown. */
  readonly current?: RefObject<HTMLAnchorElement | null>;
}

/** The same as it is drawn, without anything that answers. */
export function NavigationView({ extensions, onChoose, search, foot, isClosed, current }: NavigationViewProps) {
  const { pathname } = useLocation();
  const isKnown = extensions !== null;
  return (
    <SideNav
      foot={foot}
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
      {/* Drawn once it is known what belongs there: nothing comes between two entries, or goes, under the pointer. */}
      <div className={isKnown ? undefined : held}>
        {navigationWith(extensions ?? []).map(({ label, items }) => (
          <SideNavGroup key={label ?? ''} {...(label === undefined ? {} : { label })}>
            {items.map((item) => {
              const mark = currentMark(item, pathname);
              return (
                <SideNavItem
                  aria-current={mark}
                  asChild
                  icon={<item.icon aria-hidden="true" size={18} strokeWidth={1.5} />}
                  key={item.to}
                >
                  <Link onClick={onChoose} ref={mark === undefined ? undefined : current} to={item.to}>
                    {item.label}
                  </Link>
                </SideNavItem>
              );
            })}
          </SideNavGroup>
        ))}
      </div>
    </SideNav>
  );
}
