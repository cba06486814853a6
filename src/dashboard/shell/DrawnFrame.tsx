import { DashboardBar, DashboardShell } from '@vitrine/design-system/components/dashboard-shell';
import { MenuLinesIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { SearchButton } from '@vitrine/design-system/components/search-button';
import { SideNavThemeRow } from '@vitrine/design-system/components/side-nav';
import { Search } from 'lucide-react';
import { Wordmark } from '../shared/page/Wordmark.tsx';
import { dark, light } from '../shared/page/wordmark.css.ts';
import { drawn } from './drawn-frame.css.ts';
import { NavigationView } from './Navigation.tsx';
import { SettingsLevel } from './SettingsLevel.tsx';

const nothing = () => undefined;

/**
 * The frame of the dashboard as the server draws it: what will stand around the page while its code comes. Nobody can press or read
 * out what does not answer yet.
 */
export function DrawnFrame({ extensions, id }: { readonly extensions: readonly string[]; readonly id: string }) {
  return (
    <div className={drawn} id={id} inert>
      <DashboardShell
        bar={
          <DashboardBar
            logo={<Wordmark place="bar" />}
            menu={
              <IconButton label="Open menu" place="site">
                <MenuLinesIcon />
              </IconButton>
            }
            search={
              <IconButton label="Search or go to" place="site">
                <Search aria-hidden="true" size={20} strokeWidth={1.5} />
              </IconButton>
            }
          />
        }
        side={
          <NavigationView
            extensions={extensions}
            foot={
              <>
                <div className={dark}>
                  <SideNavThemeRow onToggle={nothing} theme="white" />
                </div>
                <div className={light}>
                  <SideNavThemeRow onToggle={nothing} theme="black" />
                </div>
              </>
            }
            isClosed={false}
            search={
              <SearchButton
                icon={<Search aria-hidden="true" size={18} strokeWidth={1.5} />}
                keys="Ctrl K"
                onClick={nothing}
              >
                Search or go to…
              </SearchButton>
            }
          />
        }
      >
        <SettingsLevel extensions={extensions} />
      </DashboardShell>
    </div>
  );
}
