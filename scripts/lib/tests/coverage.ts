import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'yaml';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { paths } from '../../../src/domain/paths.ts';
import { inRoot } from '../paths.mjs';

const folder = inRoot('test-results/requests');

/** Before a run: what an earlier one has left says nothing of this one. */
export function forgetRequests(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** What the pages of the last run have asked for, as `GET /api/projects` (e2e/support/requests.ts, tests/screens/setup.ts). */
export function readRequests(): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder).flatMap((file) => {
      const requests: readonly string[] = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      return requests;
    }),
  );
}

/** Calls that no page makes by itself, each with who does. */
const madeByOthers: Readonly<Record<string, string>> = {
  'GET /healthz': 'a load balancer',
  'GET /media/teaser/{slug}': 'the first HTML of a sealed project',
};

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-extension'?: boolean }>>>>;
}

/** The calls of the contract, as `GET /api/projects/{id}`. @param scope `short` leaves out what the specification does not have */
function findCalls(scope: 'short' | 'all'): readonly string[] {
  const contract: Contract = parse(readFileSync(inRoot('openapi.yaml'), 'utf8'));
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => /^(get|post|put|patch|delete)$/.test(method) && isWanted(operation, scope))
      .map(([method]) => `${method.toUpperCase()} ${path}`)
      .filter((call) => !(call in madeByOthers)),
  );
}

const isWanted = (operation: { readonly 'x-extension'?: boolean }, scope: 'short' | 'all'): boolean =>
  scope === 'all' || operation['x-extension'] !== true;

/** Every screen's address; parts that vary in braces. */
function findScreens(): readonly string[] {
  const varied = [
    paths.project('{slug}'),
    paths.story('{id}'),
    dashboardPaths.editProject('{id}'),
    dashboardPaths.editStory('{id}'),
    dashboardPaths.editPage('{id}'),
    dashboardPaths.history('project', '{id}'),
    dashboardPaths.projectMedia('{id}'),
  ].map(decodeURIComponent);
  const plain = [...Object.values(paths), ...Object.values(dashboardPaths)].filter((path) => typeof path === 'string');
  return [...plain, ...varied].map((path) => `GET ${path}`);
}

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&');

/** `GET /api/projects/{id}` as what matches requests of it. */
function toPattern(call: string): RegExp {
  return new RegExp(
    `^${call
      .split(/\{[^}]+\}/)
      .map(literal)
      .join('[^/]+')}$`,
  );
}

/**
 * The calls of the contract and the screens that none of the requests is of. A request that is a literal path of the contract is of no
 * path with a part that varies.
 *
 * @param requests method and path, as `GET /api/projects/5`
 */
export function findUnvisited(requests: ReadonlySet<string>, scope: 'short' | 'all'): readonly string[] {
  const wanted = [...findCalls(scope), ...findScreens()];
  const literals = new Set(wanted.filter((call) => !call.includes('{')));
  const others = [...requests].filter((request) => !literals.has(request));
  return wanted.filter((call) =>
    literals.has(call) ? !requests.has(call) : !others.some((request) => toPattern(call).test(request)),
  );
}
