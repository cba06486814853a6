import { expect, test } from 'vitest';
import { currentMark, navigation, offeredBy } from '../../src/dashboard/shell/navigation.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';

const marked = (pathname: string) =>
  navigation
    .flatMap(({ items }) => items)
    .map((item) => [item.label, currentMark(item, pathname)] as const)
    .filter(([, mark]) => mark !== undefined);

test.each([
  [paths.dashboard, 'Dashboard', 'page'],
  [`${paths.dashboard}/`, 'Dashboard', 'page'],
  [dashboardPaths.categories, 'Categories', 'page'],
  [dashboardPaths.editProject(5), 'All Projects', 'true'],
  [dashboardPaths.projectMedia(5), 'All Media', 'true'],
  [dashboardPaths.library, 'All Media', 'true'],
  [dashboardPaths.editStory('a b'), 'All Stories', 'true'],
])('%s marks one entry', (pathname, label, mark) => {
  expect(marked(pathname)).toEqual([[label, mark]]);
});

test('an address that is no page marks none', () => {
  expect(marked(`${paths.dashboard}/no-such-page`)).toEqual([]);
});

test('what a provider does not offer has no entry', () => {
  const entries = (extensions: readonly string[]) =>
    navigation.flatMap(({ items }) => offeredBy(items, extensions)).map(({ label }) => label);
  expect(entries([])).not.toContain('Recently Deleted');
  expect(entries(['another'])).toEqual(entries([]));
  expect(entries(['recentlyDeleted'])).toContain('Recently Deleted');
  expect(entries(['recentlyDeleted'])).not.toContain('Settings');
  expect(entries(['settings'])).toContain('Settings');
});

test('every screen has an entry, but the form to which the list of pages leads, and what All Media leads to', () => {
  const entries = navigation.flatMap(({ items }) => items).map(({ to }) => to);
  const entered: readonly string[] = [dashboardPaths.createPage, dashboardPaths.library];
  const screens = Object.values(dashboardPaths).filter((path) => typeof path === 'string');
  expect(entries.toSorted()).toEqual(
    [paths.dashboard, ...screens.filter((path) => !entered.includes(path))].toSorted(),
  );
});
