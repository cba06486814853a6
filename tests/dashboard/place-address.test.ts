import { expect, test } from 'vitest';
import { addressOf } from '../../src/dashboard/library/place-address.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';

test('a place of a project leads to its form, what waits among its media to those', () => {
  const frame = { kind: 'frame', title: 'Upar', gridType: 'G5', grid: 2, frame: 1, frames: 4 } as const;
  expect(addressOf(frame, 5)).toBe(dashboardPaths.editProject(5));
  expect(addressOf({ kind: 'header', title: 'Upar' }, 5)).toBe(dashboardPaths.editProject(5));
  expect(addressOf({ kind: 'loose', title: 'Upar' }, 5)).toBe(dashboardPaths.projectMedia(5));
  expect(addressOf(frame, null)).toBeNull();
});

test('other places lead to where they are changed, a slot of the home page to itself', () => {
  expect(addressOf({ kind: 'homeGrid', title: 'Upar', position: 4 }, 5)).toBe(
    dashboardPaths.homepageSlot('homepagegrid', 4),
  );
  expect(addressOf({ kind: 'about', title: '' }, null)).toBe(dashboardPaths.editAbout);
  expect(addressOf({ kind: 'story', title: 'Ink', story: 3 }, 5)).toBe(dashboardPaths.editStory(3));
});
