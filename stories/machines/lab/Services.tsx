import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createDashboardMachines } from '../../../src/app/services/dashboard-machines.ts';
import { dashboardCalls } from '../../../src/app/services/dashboard-provider.ts';
import { siteMachines } from '../../../src/app/services/site-machines.ts';
import { ArrivalProvider } from '../../../src/dashboard/shared/arrival.tsx';
import { FilledMachines } from '../../../src/machines/filled.react.tsx';
import { PlaybackProvider } from '../../../src/machines/playback/playback.react.tsx';
import { ThemeProvider } from '../../../src/machines/theme/theme.react.tsx';
import { ToastsProvider } from '../../../src/machines/toasts/toasts.react.tsx';
import { UndoProvider } from '../../../src/machines/undo/undo.react.tsx';

interface ServicesProps {
  /** Where the component stands; the pattern of its route. */
  readonly path?: string;
  readonly address?: string;
  /** The component brings the page's main landmark: so does what comes after it. */
  readonly hasMain?: boolean;
  /** What the link that led here said. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

function createMachines() {
  const dashboard = createDashboardMachines(dashboardCalls, {
    clearSession: () => undefined,
    isFlagged: () => true,
    isLeaving: () => false,
    readAuthToken: () => null,
    saveSession: () => undefined,
    watchSessionEnd: () => () => undefined,
  });
  return { ...siteMachines, ...dashboard };
}

/** What a screen's component has around it in the app: a router, the machines, toasts. Its provider is the contract. */
export function Services({ path = '/', address = path, state = null, hasMain = false, children }: ServicesProps) {
  const [machines] = useState(createMachines);
  return (
    <MemoryRouter
      future={{ v7_startTransition: false, v7_relativeSplatPath: true }}
      initialEntries={[{ pathname: address, state }]}
    >
      <FilledMachines machines={machines}>
        <ThemeProvider pathname={address}>
          <PlaybackProvider>
            <ToastsProvider>
              <UndoProvider>
                <ArrivalProvider>
                  <Routes>
                    <Route element={children} path={path} />
                    <Route
                      element={
                        hasMain ? (
                          <main>
                            <Elsewhere />
                          </main>
                        ) : (
                          <Elsewhere />
                        )
                      }
                      path="*"
                    />
                  </Routes>
                </ArrivalProvider>
              </UndoProvider>
            </ToastsProvider>
          </PlaybackProvider>
        </ThemeProvider>
      </FilledMachines>
    </MemoryRouter>
  );
}

function Elsewhere() {
  return (
    <Text as="h2" variant="dashSection">
      {`The app has gone to ${useLocation().pathname}.`}
    </Text>
  );
}
