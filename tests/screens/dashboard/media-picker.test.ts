import { beforeEach, describe } from 'vitest';
import { Homepage } from '../../../e2e/models/homepage.model.ts';
import { Picker } from '../../../e2e/models/picker.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { keepHome } from '../support/home.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const { allMedia, homepage } = dashboardPaths;
const failure = /Failed to (submit|update)/;

/** Goes from a slot to the picker of a project, as an administrator does. */
async function pickFor(slotName: string, project = 'Kal'): Promise<void> {
  await openAsAdministrator(page, homepage);
  await new Homepage(page).chooseMediaFor(slotName);
  await page.getByRole('link', { name: project, exact: true }).click();
  await expect(new Picker(page).heading).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

let home: ReturnType<typeof keepHome>;
beforeEach(() => {
  home = keepHome();
});

describe('All Media', () => {
  test('lists the projects, sorts them, and finds one', async ({ table }) => {
    const named = [...'LKJIHGFEDCBA'].map((letter, index) => ({
      id: index + 1,
      title: `Project ${letter}`,
      slug: letter,
    }));
    answer('GET', '/api/projects', { json: { data: named } });
    await openAsAdministrator(page, allMedia);
    await expect(table.rows).toHaveCount(12);
    await expect(table.headings).toHaveText(['S.No', 'Picture', 'Project Title']);
    await page.getByLabel('Sort').selectOption('Title');
    const titles = named.map(({ title }) => title).toSorted();
    await expect(page.getByRole('table').getByRole('link')).toHaveText(titles);
    await expect(page.getByRole('cell').first()).toHaveText('12');
    await page.getByRole('searchbox').fill('PROJECT D');
    await expect(table.rows).toHaveCount(1);
    await page.getByRole('searchbox').fill('no such project');
    await expect(page.getByText('No project has that in its title or client')).toBeVisible();
  });

  test('passes the slot on, with the project', async () => {
    await pickFor('grid item 4');
    expect(history.state.usr).toMatchObject({ selectedField: 'homepagegrid', position: 4, id: 2 });
    await expect(page.getByText('For Grid 7, position 4, 1335x383.')).toBeVisible();
  });
});

describe('a grid cell', () => {
  test('has two single choices, previewed in the foot', async ({ picker }) => {
    await pickFor('grid item 1');
    const foot = page.getByRole('region', { name: 'Chosen media' });
    await picker.box('Before hover', 0).click();
    await picker.box('Before hover', 1).click();
    await expect(picker.box('Before hover', 0)).not.toBeChecked();
    await expect(picker.box('Before hover', 1)).toBeChecked();
    await picker.box('After hover', 0).click();
    await expect(foot.getByText('Before hover')).toBeVisible();
    await expect(foot.getByText('After hover')).toBeVisible();
    await picker.box('After hover', 0).click();
    await expect(foot.getByText('After hover')).toBeHidden();
  });

  test('says what is wrong', async ({ toasts, picker }) => {
    await pickFor('grid item 1');
    await picker.submit.click();
    await toasts.seeFailure('Please select at least one media for Before or After Hover.');
    await picker.box('Before hover', 0).click();
    await picker.box('After hover', 0).click();
    await picker.submit.click();
    await toasts.seeFailure('You cannot select the same media for both Before and After Hover.');
  });

  test('sends the cell with PATCH once, and leads back', async ({ toasts, picker }) => {
    const gate = createGate();
    const sent = answer('PATCH', '/api/projects/homepagegrid/*', async (call) => {
      await gate.opened;
      return home.putCell(call);
    });
    await pickFor('grid item 1');
    await picker.box('Before hover', 0).click();
    await picker.submit.click();
    await expect(picker.submitting).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Media updated successfully');
    await expect(page).toHaveURL(homepage);
    expect(history.state.usr).toEqual({ refresh: true });
    expect(sent.map(({ json }) => json)).toEqual([
      {
        projectId: 2,
        newnonHoverMedia: expect.any(String),
        newhoverMedia: null,
        id: 21,
        position: 1,
      },
    ]);
  });
});

describe('a film slot', () => {
  const film = { id: 13, projectId: 3, position: 1, videoUrl: 'media/nadi/teental-cycle.mp4', project: null };
  for (const { slot, path, field } of [
    { slot: 'header video 2', path: '/api/homepage/headervideos', field: 'headervideoUrl' },
    { slot: 'homepage video 2', path: '/api/homevideos', field: 'homepagevideoUrl' },
  ]) {
    test(`${slot}, which is empty, is filled with POST`, async ({ picker }) => {
      answer('GET', path, { json: { headerdata: [film] } });
      const sent = answer('POST', path, { status: 201, json: { message: 'Created' } });
      await pickFor(slot);
      await page.getByRole('checkbox', { name: 'Select', disabled: false }).first().click();
      await picker.submit.click();
      await expect(page).toHaveURL(homepage);
      expect(sent.map(({ json }) => json)).toEqual([
        { projectId: 2, [field]: 'media/kal/turning-table.mp4', position: 2 },
      ]);
    });
  }

  test('takes videos only, and says why', async ({ toasts, picker }) => {
    await pickFor('header video 1');
    const refused = page.getByRole('checkbox', { name: 'Select menu.jpg' });
    await expect(refused.first()).toBeDisabled();
    await expect(refused.first()).toHaveAccessibleDescription('This slot takes videos only.');
    await picker.submit.click();
    await toasts.seeFailure('Please select a media using the checkbox');
  });

  test('a refusal shows status and body, and the choice stays', async ({ allowConsole, toasts, picker }) => {
    allowConsole(failure);
    answer('PATCH', '/api/homevideos', { status: 409, text: 'Taken' });
    await pickFor('homepage video 1');
    const film = page.getByRole('checkbox', { name: 'Select', disabled: false }).first();
    await film.click();
    await picker.submit.click();
    await toasts.seeFailure('Failed to update media: 409 - Taken');
    await expect(film).toBeChecked();
  });
});

test('opened directly, Submit asks for the slot: a picture of all twelve', async ({ toasts, dialog, picker }) => {
  await openAsAdministrator(page, dashboardPaths.projectMedia(1));
  await expect(picker.heading).toBeVisible();
  const shown = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('checkbox', { name: /^.*Select / })).toHaveCount(await shown.count());
  const tile = page.getByRole('listitem', { name: 'two-tins.jpg', exact: true });
  await tile.getByRole('img').click();
  await expect(tile.getByRole('checkbox'), 'a press on the picture selects').toBeChecked();
  await picker.submit.click();
  await dialog.seeText('Which slot is to show two-tins.jpg?');
  await dialog.seeText('Position not specified');
  await expect(dialog.root.getByRole('button', { name: /^(header video|homepage video|grid item) \d: / })).toHaveCount(
    12,
  );
  await expect(dialog.root.getByRole('button', { name: /^header video 2: / })).toBeDisabled();
  await expect(dialog.root.getByRole('button', { name: /^header video 2: / })).toHaveAccessibleDescription(
    'This slot takes videos only.',
  );
  await expectAccessible();
  await dialog.answer('Cancel');
  await expect(picker.submit).toBeFocused();
  await toasts.seeFailure('Position not specified');

  await picker.submit.click();
  await dialog.root.getByRole('button', { name: /^grid item 2: / }).click();
  await toasts.seeSuccess('Media updated successfully');
  await expect(page).toHaveURL(homepage);
  expect(home.cellWrites.map(({ json }) => json)).toMatchObject([
    { id: 22, position: 2, newnonHoverMedia: 'media/upar/two-tins.jpg' },
  ]);
});
