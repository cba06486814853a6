import { expect, test } from 'vitest';
import { wantedPlace } from '../../src/dashboard/shared/page/wanted-place.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';

test.each([
  paths.dashboard,
  dashboardPaths.categories,
  `${dashboardPaths.editProject(5)}?grid=2`,
  `${paths.dashboard}?x=1`,
])('login leads back to %s', (from) => {
  expect(wantedPlace({ from })).toBe(from);
});

test.each([
  [null],
  [undefined],
  ['/dashboard/all-media'],
  [{}],
  [{ from: 7 }],
  [{ from: paths.about }],
  [{ from: 'https://elsewhere.example/dashboard' }],
  [{ from: '//elsewhere.example/dashboard' }],
  [{ from: '/dashboards' }],
  [{ from: dashboardPaths.logout }],
])('with %j login leads to the dashboard', (state) => {
  expect(wantedPlace(state)).toBe(paths.dashboard);
});
