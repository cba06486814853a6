import { expect, test } from 'vitest';
import { currentMark, navigationWith, offeredBy, settingsScreens } from '../../src/dashboard/shell/navigation.ts';
import { findPlaces } from '../../src/dashboard/shell/commands.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';

const everything = ['library', ...settingsScreens.flatMap(({ extension }) => extension ?? [])];
const firstLevel = (extensions: readonly string[]) => navigationWith(extensions).flatMap(({ items }) => items);

const marked = (pathname: string) =>
  [...firstLevel(everything), ...settingsScreens]
    .map((item) => [item.label, currentMark(item, pathname)] as const)
    .filter(([, mark]) => mark !== undefined);

test.each([
  [paths.dashboard, 'Dashboard', 'page'],
  [`${paths.dashboard}/`, 'Dashboard', 'page'],
  [dashboardPaths.categories, 'Categories', 'page'],
  [dashboardPaths.editProject(5), 'All Projects', 'true'],
  [dashboardPaths.history('project', 5), 'All Projects', 'true'],
  [dashboardPaths.history('about'), 'Edit About', 'true'],
  [dashboardPaths.projectMedia(5), 'All Media', 'true'],
  [dashboardPaths.library, 'Library', 'page'],
  [dashboardPaths.editStory('a b'), 'All Stories', 'true'],
])('%s marks one entry', (pathname, label, mark) => {
  expect(marked(pathname)).toEqual([[label, mark]]);
});

test.each([
  [dashboardPaths.look, 'Look', 'page'],
  [dashboardPaths.createPage, 'Pages', 'true'],
  [dashboardPaths.logPage('all', 7), 'Log', 'true'],
  [dashboardPaths.history('settings'), 'Studio', 'true'],
])('%s marks Settings and what is behind it', (pathname, label, mark) => {
  expect(marked(pathname)).toEqual([
    ['Settings', 'true'],
    [label, mark],
  ]);
});

test('an address that is no page marks none', () => {
  expect(marked(`${paths.dashboard}/no-such-page`)).toEqual([]);
});

test('fourteen entries fit the window; what a provider does not offer has none', () => {
  const labels = (extensions: readonly string[]) => firstLevel(extensions).map(({ label }) => label);
  expect(labels(everything)).toHaveLength(14);
  expect(labels([])).toHaveLength(12);
  expect(labels(['another'])).toEqual(labels([]));
  expect(labels([])).not.toContain('Settings');
  expect(offeredBy(settingsScreens, ['recentlyDeleted']).map(({ label }) => label)).toEqual(['Recently Deleted']);
});

test('Settings leads to the first screen that there is behind it', () => {
  const settings = firstLevel(['backups', 'log']).find(({ label }) => label === 'Settings');
  expect(settings?.to).toBe(dashboardPaths.backup);
});

test('every screen has an entry in one of the levels, but the form to which the list of pages leads', () => {
  const entries = new Set([...firstLevel(everything), ...settingsScreens].map(({ to }) => to));
  const screens = Object.values(dashboardPaths).filter((path) => typeof path === 'string');
  expect([...entries].toSorted()).toEqual(
    [paths.dashboard, ...screens.filter((path) => path !== dashboardPaths.createPage)].toSorted(),
  );
});

test('the menu of commands goes to the screens of both levels, each once', () => {
  const { goings } = findPlaces('', [], everything);
  const labels = goings.map(({ label }) => label);
  expect(labels).not.toContain('Settings');
  expect(goings.filter(({ hint }) => hint === 'Settings').map(({ label }) => label)).toEqual(
    settingsScreens.map(({ label }) => label),
  );
  expect(new Set(goings.map(({ to }) => to)).size).toBe(goings.length);
});
