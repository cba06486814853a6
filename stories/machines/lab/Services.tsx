import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { siteConfig } from '../../../site.config.ts';
import { ArrivalProvider } from '../../../src/dashboard/shared/page/arrival.tsx';
import { PlaybackProvider } from '../../../src/machines/playback/playback.react.tsx';
import { SiteContext } from '../../../src/machines/site-context.ts';
import { ThemeProvider } from '../../../src/machines/theme/theme.react.tsx';
import { SendingProvider } from '../../../src/machines/sending/sending.react.tsx';
import { ToastsProvider } from '../../../src/machines/toasts/toasts.react.tsx';
import { UndoProvider } from '../../../src/machines/undo/undo.react.tsx';
import { AllMachines } from '../../../tests/app/support/all-machines.tsx';

interface ServicesProps {
  /** The pattern of the component's route. */
  readonly path?: string;
  readonly address?: string;
  /** Whether the component renders the main landmark itself. */
  readonly hasMain?: boolean;
  /** The navigation state of the link that led here. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** What a screen's component has around it in the app: a router, the machines, toasts. Its provider is the contract. */
export function Services({ path = '/', address = path, state = null, hasMain = false, children }: ServicesProps) {
  return (
    <MemoryRouter
      future={{ v7_startTransition: false, v7_relativeSplatPath: true }}
      initialEntries={[{ pathname: address, state }]}
    >
      <SiteContext value={[siteConfig, () => undefined]}>
        <AllMachines>
          <ThemeProvider pathname={address}>
            <PlaybackProvider>
              <ToastsProvider>
                <UndoProvider>
                  <SendingProvider>
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
                  </SendingProvider>
                </UndoProvider>
              </ToastsProvider>
            </PlaybackProvider>
          </ThemeProvider>
        </AllMachines>
      </SiteContext>
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
