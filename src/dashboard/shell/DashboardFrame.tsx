import { DashboardBar, DashboardShell } from '@vitrine/design-system/components/dashboard-shell';
import { Drawer } from '@vitrine/design-system/components/drawer';
import { MenuLinesIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { SearchButton } from '@vitrine/design-system/components/search-button';
import { SkipLink } from '@vitrine/design-system/components/skip-link';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommandMenu } from '../../machines/command-menu/command-menu.react.tsx';
import { useMobileMenu } from '../../machines/mobile-menu/mobile-menu.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { ClosedNote } from '../shared/closing/ClosedNote.tsx';
import { useClosingToasts } from '../shared/closing/use-closing-toasts.ts';
import { useKnownExtensions } from '../shared/page/extensions.ts';
import { Wordmark } from '../shared/page/Wordmark.tsx';
// Of what the server draws: its code never comes to the browser, its styles stand among these.
import './drawn-frame.css.ts';
import { Navigation } from './Navigation.tsx';
import { SettingsLevel } from './SettingsLevel.tsx';

const CommandDialogs = lazy(() => import('./CommandDialogs.tsx'));

/** The frame of every dashboard page: navigation beside it, or behind a button under 900 px. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const extensions = useKnownExtensions();
  useClosingToasts();
  const menu = useMobileMenu(pathname);
  const targets = useFocusTargets<'open'>();
  const [openedAt, setOpenedAt] = useState(pathname);
  const { show } = useShowToast();
  const commands = useCommandMenu({
    onMissing: () =>
      show({
        kind: 'error',
        text: 'The command menu could not be opened. Check your connection, then reload the page.',
      }),
  });

  return (
    <>
      <SkipLink />
      <DashboardShell
        bar={
          <DashboardBar
            logo={<Wordmark place="bar" />}
            search={
              <IconButton aria-haspopup="dialog" label="Search or go to" onClick={commands.toggle} place="site">
                <Search aria-hidden="true" size={20} strokeWidth={1.5} />
              </IconButton>
            }
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
        side={
          <Navigation
            extensions={extensions}
            search={
              <SearchButton
                icon={<Search aria-hidden="true" size={18} strokeWidth={1.5} />}
                keys={`${commands.commandKey} K`}
                onClick={commands.toggle}
              >
                Search or go to…
              </SearchButton>
            }
          />
        }
      >
        <ClosedNote />
        <SettingsLevel extensions={extensions ?? []} />
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
      {commands.isLoaded ? (
        <Suspense fallback={null}>
          <CommandDialogs commands={commands} extensions={extensions ?? []} />
        </Suspense>
      ) : null}
    </>
  );
}
