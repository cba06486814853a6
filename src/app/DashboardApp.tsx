// Before all that uses it.
import '../platform/list-copies.ts';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { matchRoutes, useMatch, useRoutes } from 'react-router-dom';
import { DashboardGuard } from '../dashboard/guard/DashboardGuard.tsx';
import { ArrivalProvider } from '../dashboard/shared/page/arrival.tsx';
import { DashboardFrame } from '../dashboard/shell/DashboardFrame.tsx';
import { Toasts } from '../dashboard/shell/Toasts.tsx';
import { UndoOutcome } from '../dashboard/shell/UndoOutcome.tsx';
import { dashboardPaths, forgottenPath, joinPath } from '../domain/dashboard-paths.ts';
import { paths } from '../domain/paths.ts';
import { previewPath } from '../domain/preview.ts';
import { KnownExtensionsContext, useExtensions } from '../dashboard/shared/page/extensions.ts';
import { ClosingProvider } from '../machines/closing/closing.react.tsx';
import { SendingProvider } from '../machines/sending/sending.react.tsx';
import { ToastsProvider } from '../machines/toasts/toasts.react.tsx';
import { UndoProvider } from '../machines/undo/undo.react.tsx';
import { watchBackForwardCache } from '../platform/back-forward-cache.ts';
import { watchLinkIntent } from '../platform/arrival.ts';
import { watchConnection } from '../platform/connection.ts';
import { removeDrawnFrame } from '../platform/drawn-frame.ts';
import { watchLeaving } from '../platform/leaving.ts';
import { whenIdle } from '../platform/idle.ts';
import { readOffered } from '../platform/offered.ts';
import { clearSession, isFlagged, readAuthToken, saveSession, saveUsername } from '../platform/session.ts';
import { swallowStrayDrops } from '../platform/stray-drops.ts';
import { createDashboardScreen } from './dashboard-page.tsx';
import { createDashboardRoutes } from './dashboard-routes.tsx';
import { dashboardCalls, sessionEnd, silence } from './services/dashboard/calls.ts';
import { createDashboardMachines } from './services/dashboard/machines.tsx';

const Machines = createDashboardMachines(dashboardCalls, {
  clearSession,
  isFlagged,
  isLeaving: watchLeaving(),
  readAuthToken,
  saveSession,
  saveUsername,
  watchBackForwardCache,
  watchConnection,
  watchSessionEnd: sessionEnd.watch,
  watchSilenceEnd: silence.watchEnd,
});
const routes = createDashboardRoutes(
  dashboardCalls.siteReads,
  dashboardCalls.reads,
  dashboardCalls.homepage,
  dashboardCalls.extensions,
);
const login = createDashboardScreen(async () => (await import('../dashboard/login/LoginScreen.tsx')).LoginScreen);
/** Whom an invitation leads here has no session yet. */
const join = createDashboardScreen(async () => (await import('../dashboard/join/JoinScreen.tsx')).JoinScreen);
const forgotten = createDashboardScreen(
  async () => (await import('../dashboard/forgotten-password/ForgottenPasswordScreen.tsx')).ForgottenPasswordScreen,
);
/** The site in the frame beside a form: no part of the dashboard, and asks for nothing. */
const preview = createDashboardScreen(async () => (await import('./PreviewPage.tsx')).PreviewPage);

/** Prefetches the code of the screen at an address. */
export async function loadScreen(pathname: string): Promise<void> {
  const outside = new Map([
    [paths.login, login],
    [joinPath, join],
    [forgottenPath, forgotten],
    [previewPath, preview],
  ]).get(pathname);
  await (outside ?? matchRoutes(routes, pathname)?.[0]?.route)?.load();
}

/** Where a day's work mostly goes on: their code is there before it is asked for. */
const likely: readonly string[] = [
  dashboardPaths.allProjects,
  dashboardPaths.editProject(0),
  dashboardPaths.library,
  dashboardPaths.homepage,
  dashboardPaths.editStory(0),
];

/** Login and dashboard, inside the site's router. Toasts stay across navigation. */
export default function DashboardApp() {
  const isLogin = useMatch(paths.login) !== null;
  const isJoining = useMatch(joinPath) !== null;
  const isForgotten = useMatch(forgottenPath) !== null;
  const isPreview = useMatch(previewPath) !== null;
  useEffect(() => swallowStrayDrops(), []);
  useEffect(() => watchLinkIntent((path) => void loadScreen(path).catch(() => undefined)), []);
  if (isPreview) {
    return (
      <Machines>
        <preview.Component />
      </Machines>
    );
  }
  return (
    <Machines>
      <ToastsProvider>
        <UndoProvider>
          <SendingProvider>
            <ArrivalProvider>
              {isLogin ? (
                <login.Component />
              ) : isJoining ? (
                <join.Component />
              ) : isForgotten ? (
                <forgotten.Component />
              ) : (
                <Dashboard />
              )}
              <Toasts />
              <UndoOutcome />
            </ArrivalProvider>
          </SendingProvider>
        </UndoProvider>
      </ToastsProvider>
    </Machines>
  );
}

/** The children of /dashboard in their shared shell, behind the auth guard. */
function Dashboard() {
  const screen = useRoutes(routes);
  const [known] = useState(readOffered);
  useEffect(() => whenIdle(likely.map((path) => () => loadScreen(path))), []);
  return (
    <DashboardGuard>
      <KnownExtensionsContext value={known}>
        <Offered>
          <DashboardFrame>{screen}</DashboardFrame>
          <Drawn />
        </Offered>
      </KnownExtensionsContext>
    </DashboardGuard>
  );
}

/** Takes away what the server had drawn of the frame, with the same frame in its place. */
function Drawn() {
  useLayoutEffect(removeDrawnFrame, []);
  return null;
}

/** What needs to know the extensions around every screen. */
function Offered({ children }: { readonly children: ReactNode }) {
  return <ClosingProvider isOffered={useExtensions().includes('closing')}>{children}</ClosingProvider>;
}
