import { matchRoutes } from 'react-router-dom';
import { paths } from '../domain/paths.ts';

const administration = [{ path: paths.login }, { path: `${paths.dashboard}/*` }];

/** Login and dashboard, which are rendered in the browser only. */
export function isForAdministrator(address: string): boolean {
  return matchRoutes(administration, address) !== null;
}
