import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import { paths } from '../../../domain/paths.ts';

/** The page to return to after login, in the navigation state of the browser's history entry. */
export interface LoginState {
  readonly from: string;
}

function isInDashboard(place: string): boolean {
  return place === paths.dashboard || /^\/dashboard[/?#]/.test(place);
}

/** Where login leads: back to the dashboard page that was wanted, never anywhere else, and not to log out again. */
export function wantedPlace(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.dashboard;
  const { from } = state;
  if (typeof from !== 'string' || !isInDashboard(from)) return paths.dashboard;
  return from.startsWith(dashboardPaths.logout) ? paths.dashboard : from;
}
