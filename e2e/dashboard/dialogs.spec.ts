import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

const screens = dashboardPaths;
const picture = 'provider/demo-content/media/upar/two-tins.jpg';

/** Notes everything that the dialog says from now on, until it is gone. */
async function noteWords(page: Page): Promise<() => Promise<readonly string[]>> {
  const notes = await page.evaluateHandle(() => {
    const said: string[] = [];
    const states: string[] = [];
    new MutationObserver(() => {
      const dialog = document.querySelector<HTMLElement>('[role="alertdialog"]');
      if (dialog === null) return;
      states.push(dialog.dataset['state'] ?? '');
      if (said.at(-1) !== dialog.innerText) said.push(dialog.innerText);
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    return { said, states };
  });
  return async () => {
    const { said, states } = await notes.jsonValue();
    expect(states).toContain('closed');
    return said;
  };
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a dialog says what it said until it is gone', async ({ page, dialog, categories, projectForm }) => {
  await test.step('of something that is deleted', async () => {
    await openAsAdministrator(page, screens.categories);
    const name = `Kal ${crypto.randomUUID().slice(0, 8)}`;
    await categories.newName.fill(name);
    await categories.add.click();
    await categories.row(name).getByRole('button', { name: 'Delete' }).click();
    await dialog.seeText(name);
    const words = await noteWords(page);
    await dialog.answer('Cancel');
    await dialog.seeClosed();
    expect(await words()).toEqual([expect.stringContaining(name)]);
    await categories.row(name).getByRole('button', { name: 'Delete' }).click();
    await dialog.answer('Delete');
    await dialog.seeClosed();
  });

  await test.step('of media that are put on a slot', async () => {
    await page.goto(screens.homepage);
    await page.getByRole('button', { name: 'Project media' }).click();
    await page.getByRole('combobox', { name: 'Project' }).fill('Kal');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Put on…/ })
      .first()
      .click();
    await dialog.seeText(/^Put .+ on…/);
    const words = await noteWords(page);
    await dialog.answer('Cancel');
    await dialog.seeClosed();
    expect(await words()).toHaveLength(1);
  });

  await test.step('of a picture that is moved, once however often it is answered', async () => {
    await page.goto(screens.createProject);
    await projectForm.addGrid('G4');
    await projectForm.emptySlot('grid 1, frame 1').setInputFiles(picture);
    await page.getByRole('button', { name: 'Move picture of grid 1, frame 1' }).click();
    await dialog.seeText('Move two-tins.jpg to…');
    const words = await noteWords(page);
    await dialog.button('Move').dblclick();
    await dialog.seeClosed();
    expect(await words()).toEqual([expect.stringContaining('Move two-tins.jpg to…')]);
    await expect(projectForm.filledSlot('grid 1, frame 2')).toBeVisible();
  });
});
