import { DashboardBar, DashboardShell } from '@vitrine/design-system/components/dashboard-shell';
import { Drawer } from '@vitrine/design-system/components/drawer';
import { MenuLinesIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { SkipLink } from '@vitrine/design-system/components/skip-link';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMobileMenu } from '../../machines/mobile-menu/mobile-menu.react.tsx';
import { Wordmark } from '../shared/Wordmark.tsx';
import { Navigation } from './Navigation.tsx';

/** What every dashboard page stands in: navigation beside it, or behind a button up to 1024 px. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const menu = useMobileMenu(pathname);
  const button = useRef<HTMLButtonElement>(null);
  const openedAt = useRef(pathname);

  return (
    <>
      <SkipLink />
      <DashboardShell
        bar={
          <DashboardBar
            logo={<Wordmark place="bar" />}
            menu={
              <IconButton
                aria-expanded={menu.isOpen}
                aria-haspopup="dialog"
                label="Open menu"
                onClick={() => {
                  openedAt.current = pathname;
                  menu.open();
                }}
                place="site"
                ref={button}
              >
                <MenuLinesIcon />
              </IconButton>
            }
          />
        }
        side={<Navigation />}
      >
        {children}
      </DashboardShell>
      <Drawer
        label="Menu"
        onClosed={() => {
          // After a choice the new page's heading has the focus.
          if (openedAt.current === pathname) button.current?.focus();
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) menu.close();
        }}
        open={menu.isOpen}
      >
        <Navigation onChoose={menu.close} />
      </Drawer>
    </>
  );
}
