import { Outlet, Route, Routes, useMatch } from 'react-router-dom';
import { DashboardGuard } from '../dashboard/guard/DashboardGuard.tsx';
import { ArrivalProvider } from '../dashboard/shared/arrival.tsx';
import { DashboardFrame } from '../dashboard/shell/DashboardFrame.tsx';
import { Toasts } from '../dashboard/shell/Toasts.tsx';
import { paths } from '../domain/paths.ts';
import { FilledMachines } from '../machines/filled.react.tsx';
import { ToastsProvider } from '../machines/toasts/toasts.react.tsx';
import { watchLeaving } from '../platform/leaving.ts';
import { clearSession, isFlagged, readAuthToken, saveSession } from '../platform/session.ts';
import { createDashboardScreen } from './dashboard-page.tsx';
import { createDashboardRoutes } from './dashboard-routes.tsx';
import { createDashboardMachines } from './services/dashboard-machines.ts';
import { dashboardCalls, sessionEnd } from './services/dashboard-provider.ts';
import { reads } from './services/provider.ts';

const machines = createDashboardMachines(dashboardCalls, {
  clearSession,
  isFlagged,
  isLeaving: watchLeaving(),
  readAuthToken,
  saveSession,
  watchSessionEnd: sessionEnd.watch,
});
const routes = createDashboardRoutes(reads, dashboardCalls.reads, dashboardCalls.homepage);
const Login = createDashboardScreen(async () => (await import('../dashboard/login/LoginScreen.tsx')).LoginScreen);

/** Login and dashboard, below the site's router. Messages stay while one goes from page to page. */
export default function DashboardApp() {
  const isLogin = useMatch(paths.login) !== null;
  return (
    <FilledMachines machines={machines}>
      <ToastsProvider>
        <ArrivalProvider>
          {isLogin ? <Login /> : <Dashboard />}
          <Toasts />
        </ArrivalProvider>
      </ToastsProvider>
    </FilledMachines>
  );
}

/** The children of /dashboard in the shell they share, for those whom the guard lets in. */
function Dashboard() {
  return (
    <Routes>
      <Route
        element={
          <DashboardGuard>
            <DashboardFrame>
              <Outlet />
            </DashboardFrame>
          </DashboardGuard>
        }
      >
        {routes.map(({ path, Element }) =>
          path === undefined ? (
            <Route element={<Element />} index key="index" />
          ) : (
            <Route element={<Element />} key={path} path={path} />
          ),
        )}
      </Route>
    </Routes>
  );
}
