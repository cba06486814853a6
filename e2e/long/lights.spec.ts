import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectStillLetters } from '../support/lights.ts';
import { expect, test } from '../support/test.ts';

/** The two themes are one room in two lights: no letter of any screen moves when the light changes. */

const screens = paths.dashboardScreens;

test('no letter of the site moves', async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/status of 404/);
  for (const path of [
    paths.home,
    paths.work,
    paths.project('museum-of-salt'),
    paths.about,
    paths.stories,
    paths.story(1),
    paths.contact,
    paths.login,
    '/no/such/page',
  ]) {
    expect(await expectStillLetters(page, path)).toBeGreaterThan(10);
  }
});

test('no letter of the dashboard moves', async ({ page }) => {
  test.slow();
  await openAsAdministrator(page);
  for (const path of [
    paths.dashboard,
    screens.allProjects,
    paths.editProject(1),
    screens.categories,
    screens.allMedia,
    paths.projectMedia(1),
    screens.homepage,
    screens.editAbout,
    screens.allStories,
    paths.editStory(1),
    screens.resetPassword,
  ]) {
    expect(await expectStillLetters(page, path)).toBeGreaterThan(10);
  }
});
