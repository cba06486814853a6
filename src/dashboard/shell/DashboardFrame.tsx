import { DashboardBar, DashboardShell } from '@vitrine/design-system/components/dashboard-shell';
import { Drawer } from '@vitrine/design-system/components/drawer';
import { MenuLinesIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { SkipLink } from '@vitrine/design-system/components/skip-link';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useMobileMenu } from '../../machines/mobile-menu/mobile-menu.react.tsx';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { Wordmark } from '../shared/page/Wordmark.tsx';
import { ExtensionsMachineContext } from './machines.ts';
import { Navigation } from './Navigation.tsx';

/** The frame of every dashboard page: navigation beside it, or behind a button up to 1024 px. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const extensions = usePageResource(useProvidedMachine(ExtensionsMachineContext), 'extensions').value ?? [];
  const menu = useMobileMenu(pathname);
  const targets = useFocusTargets<'open'>();
  const [openedAt, setOpenedAt] = useState(pathname);

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
                  setOpenedAt(pathname);
                  menu.open();
                }}
                place="site"
                ref={targets.ref('open')}
              >
                <MenuLinesIcon />
              </IconButton>
            }
          />
        }
        side={<Navigation extensions={extensions} />}
      >
        {children}
      </DashboardShell>
      <Drawer
        label="Menu"
        onClosed={() => {
          // After a choice the new page's heading has the focus.
          if (openedAt === pathname) targets.focus('open');
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) menu.close();
        }}
        open={menu.isOpen}
      >
        <Navigation extensions={extensions} onChoose={menu.close} />
      </Drawer>
    </>
  );
}
