import { matchRoutes } from 'react-router-dom';
import { paths } from '../domain/paths.ts';

const administration = [{ path: paths.login }, { path: `${paths.dashboard}/*` }];

/** Login and dashboard, whose screens are rendered in the browser only: of the dashboard the server draws the frame. */
export function isForAdministrator(address: string): boolean {
  return matchRoutes(administration, address) !== null;
}
