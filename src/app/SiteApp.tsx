import { useEffect, useMemo, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { SiteConfig } from '../../site.config.ts';
import { FilterPanelProvider } from '../machines/filter-panel/filter-panel.react.tsx';
import { PlaybackProvider, usePlayback } from '../machines/playback/playback.react.tsx';
import { SiteContext } from '../machines/site-context.ts';
import { ThemeProvider } from '../machines/theme/theme.react.tsx';
import { focusLastLinks, tellHolder } from '../platform/arrival.ts';
import { Origin } from '../machines/origin-context.ts';
import { SiteShell } from '../site/shell/SiteShell.tsx';
import { DashboardApp } from './administrator.ts';
import { Arrival } from './Arrival.tsx';
import type { Page } from './page.tsx';
import { isForAdministrator } from './for-administrator.ts';
import { toRoutes } from './pages.tsx';
import { ShellMachines } from './services/site/shell.ts';
import { TileGrowth } from './TileGrowth.tsx';

interface SiteAppProps {
  /** The site's origin, for absolute addresses. */
  readonly origin: string;
  /** The studio's facts when the page was opened. */
  readonly site: SiteConfig;
  readonly pages: readonly Page[];
}

/** The application, inside a router. */
export function SiteApp({ origin, pages, site }: SiteAppProps) {
  const { pathname } = useLocation();
  return (
    <Origin value={origin}>
      <SiteContext value={useState(site)}>
        <ShellMachines>
          <ThemeProvider pathname={pathname}>
            <PlaybackProvider>
              <Arrival pages={pages} />
              <TileGrowth />
              <Answer />
              {isForAdministrator(pathname) ? (
                <DashboardApp />
              ) : (
                <FilterPanelProvider pathname={pathname}>
                  <SiteShell onNoMenu={focusLastLinks}>
                    <PublicPage pages={pages} />
                  </SiteShell>
                </FilterPanelProvider>
              )}
            </PlaybackProvider>
          </ThemeProvider>
        </ShellMachines>
      </SiteContext>
    </Origin>
  );
}

/** What a visitor pressed before there was code is done once it is known whether films play: Play might come by itself. */
function Answer() {
  const { isDecided } = usePlayback();
  useEffect(() => {
    if (isDecided) tellHolder('answered');
  }, [isDecided]);
  return null;
}

function PublicPage({ pages }: { readonly pages: readonly Page[] }) {
  return useRoutes(useMemo(() => toRoutes(pages), [pages]));
}
