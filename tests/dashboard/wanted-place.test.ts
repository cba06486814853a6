import { expect, test } from 'vitest';
import { wantedPlace } from '../../src/dashboard/shared/page/wanted-place.ts';
import { paths } from '../../src/domain/paths.ts';

test.each([
  paths.dashboard,
  paths.dashboardScreens.categories,
  `${paths.editProject(5)}?grid=2`,
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
  [{ from: paths.dashboardScreens.logout }],
])('with %j login leads to the dashboard', (state) => {
  expect(wantedPlace(state)).toBe(paths.dashboard);
});
