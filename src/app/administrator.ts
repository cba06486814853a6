import { createScreen } from './screen.tsx';

const fetchCode = () => import('./screens/dashboard.ts');
const app = createScreen(async () => (await fetchCode()).loadApp());

/** Login and dashboard are the administrator's: no visitor's bundle holds their code. */
export const DashboardApp = app.Screen;

/** Fetches their code and that of the screen at this address. */
export async function loadDashboard(pathname: string): Promise<void> {
  const [, { loadScreenAt }] = await Promise.all([app.load(), fetchCode()]);
  await loadScreenAt(pathname);
}
