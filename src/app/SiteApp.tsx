import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import { FilledMachines } from '../machines/filled.react.tsx';
import { FilterPanelProvider } from '../machines/filter-panel/filter-panel.react.tsx';
import { PlaybackProvider } from '../machines/playback/playback.react.tsx';
import { ThemeProvider } from '../machines/theme/theme.react.tsx';
import { Origin } from '../site/shared/origin.ts';
import { SiteShell } from '../site/shell/SiteShell.tsx';
import { Arrival } from './Arrival.tsx';
import type { Page } from './page.tsx';
import { siteMachines } from './services/site-machines.ts';
import { TileGrowth } from './TileGrowth.tsx';

// Login and dashboard are the administrator's: no visitor's bundle holds their code.
const DashboardApp = lazy(() => import('./DashboardApp.tsx'));

interface SiteAppProps {
  /** The site's origin, for absolute addresses. */
  readonly origin: string;
  readonly pages: readonly Page[];
}

/** The whole application, below a router. */
export function SiteApp({ origin, pages }: SiteAppProps) {
  const { pathname } = useLocation();
  const dashboard = (
    <Suspense fallback={null}>
      <DashboardApp />
    </Suspense>
  );
  return (
    <Origin value={origin}>
      <FilledMachines machines={siteMachines}>
        <ThemeProvider pathname={pathname}>
          <PlaybackProvider>
            <Arrival pages={pages} />
            <TileGrowth />
            <Routes>
              <Route element={dashboard} path={paths.login} />
              <Route element={dashboard} path={`${paths.dashboard}/*`} />
              <Route
                element={
                  <FilterPanelProvider pathname={pathname}>
                    <SiteShell>
                      <Outlet />
                    </SiteShell>
                  </FilterPanelProvider>
                }
              >
                {pages.flatMap(({ paths: patterns, Element }) =>
                  patterns.map((path) => <Route element={<Element />} key={path} path={path} />),
                )}
              </Route>
            </Routes>
          </PlaybackProvider>
        </ThemeProvider>
      </FilledMachines>
    </Origin>
  );
}
