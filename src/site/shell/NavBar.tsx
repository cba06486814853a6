import { MenuLinesIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Scrim } from '@vitrine/design-system/components/media-frame';
import { ThemeToggle } from '@vitrine/design-system/components/theme-toggle';
import { lazy, Suspense, useRef } from 'react';
import { NavLink, useLocation, useMatch } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useFilterPanel } from '../../machines/filter-panel/filter-panel.react.tsx';
import { useMobileMenu } from '../../machines/mobile-menu/mobile-menu.react.tsx';
import { useNavBar } from '../../machines/scroll/scroll.react.tsx';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { FilterButton } from './FilterButton.tsx';
import { useSiteLinks } from './links.ts';
import { Logo } from '../shared/Logo.tsx';
import { bar, end, hidden, link, links, onlyWide, scrim, iconOnNarrow, iconOnWide, lightWord } from './nav-bar.css.ts';
import { useSay } from '../../machines/site-context.ts';

// The menu and its dialog are fetched when the button is hovered or focused; wide screens never need them.
const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(loadMenu);

export interface NavBarProps {
  /** The menu's code cannot be fetched; the footer has its links. */
  readonly onNoMenu: () => void;
}

/** The bar of the public pages (specification, section 2, "Navigation bar"). */
export function NavBar({ onNoMenu }: NavBarProps) {
  const { pathname } = useLocation();
  const menu = useMobileMenu(pathname);
  const filter = useFilterPanel();
  const isWork = useMatch(paths.work) !== null;
  const navBar = useNavBar({ pathname, isHeld: menu.isOpen || (isWork && filter.isOver) });
  const theme = useTheme();
  const say = useSay();
  const shown = useSiteLinks();
  const prefetchMenu = () => void loadMenu().catch(() => undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const openMenu = () => void loadMenu().then(menu.toggle, onNoMenu);

  return (
    <header
      className={navBar.isHidden ? `${bar} ${hidden}` : bar}
      data-at-top={navBar.isAtTop}
      data-hidden={navBar.isHidden}
      onBlurCapture={navBar.onBlurCapture}
      onFocusCapture={navBar.onFocusCapture}
    >
      <div className={scrim}>
        <Scrim edge="top" />
      </div>
      <Grid align="center">
        <Column mobile={[1, 4]} tablet={[1, 6]} wide={[1, 3]}>
          <Logo />
        </Column>
        <Column className={onlyWide} wide={[4, 10]}>
          <nav aria-label={say('Main')}>
            <ul className={links}>
              {shown
                .filter(({ to }) => to !== paths.home)
                .map(({ label, to }) => (
                  <li key={to}>
                    <NavLink className={link} to={to}>
                      {label}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </nav>
        </Column>
        <Column className={end} mobile={[5, 12]} tablet={[7, 12]} wide={[11, 12]}>
          {isWork ? <FilterButton panel={filter} /> : null}
          <span className={iconOnWide}>
            <span aria-hidden="true" className={lightWord}>
              {say(theme.theme === 'white' ? 'By night' : 'By day')}
            </span>
            <ThemeToggle label={say('Black theme')} onToggle={theme.toggle} theme={theme.theme} />
          </span>
          <span className={iconOnNarrow}>
            <IconButton
              aria-expanded={menu.isOpen}
              aria-haspopup="dialog"
              label={say('Open menu')}
              onClick={openMenu}
              onFocus={prefetchMenu}
              onPointerEnter={prefetchMenu}
              place="site"
              ref={opener}
            >
              <MenuLinesIcon />
            </IconButton>
          </span>
        </Column>
      </Grid>
      {menu.isOpen ? (
        <Suspense fallback={null}>
          <MobileMenu onClose={menu.close} opener={opener} />
        </Suspense>
      ) : null}
    </header>
  );
}
