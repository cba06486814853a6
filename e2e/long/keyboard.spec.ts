import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { administrator } from '../support/administrator.ts';
import { chooseByKey, expectPickedUp, pressUntil } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const folder = 'provider/demo-content/media/upar';
const title = 'Made by keyboard';

async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await pressUntil(page, 'Shift+Tab', link);
  await page.keyboard.press('Enter');
}

async function addGrid(page: Page, gridType: string, files: readonly string[], number: number): Promise<void> {
  const radios = page.getByRole('radio', { name: /^G\d/ });
  const chosen = page.getByRole('radio', { name: gridType, exact: true });
  const isFirst = (await radios.and(page.locator(':checked')).count()) === 0;
  await pressUntil(page, 'Tab', isFirst ? radios.first() : radios.and(page.locator(':checked')));
  await page.keyboard.press('Space');
  await pressUntil(page, 'ArrowRight', chosen);
  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Add Grid' }));
  await page.keyboard.press('Enter');
  for (const [index, file] of files.entries()) {
    // The first slot of a new grid has the focus.
    const place = `Choose file for grid ${String(number)}, frame ${String(index + 1)}`;
    if (index > 0) await pressUntil(page, 'Tab', page.getByLabel(place, { exact: true }));
    await chooseByKey(page, `${folder}/${file}`);
    await expect(page.locator('figure').filter({ has: page.locator(':focus') })).toContainText(/fits|cropped|soft/);
  }
}

test('the whole day by keyboard alone: log in, create, put first, show on the homepage, log out', async ({
  page,
  toasts,
}) => {
  test.slow();
  await page.goto(paths.login);
  await test.step('logs in', async () => {
    await pressUntil(page, 'Tab', page.getByLabel('Username'));
    await page.keyboard.type(administrator.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.dashboard);
  });

  await test.step('creates a project of three grids and six files', async () => {
    await follow(page, 'Create Project');
    await pressUntil(page, 'Tab', page.getByRole('textbox', { name: 'Title', exact: true }));
    await page.keyboard.type(title);
    await addGrid(page, 'G1', ['two-tins.jpg', 'ridge-line.jpg', 'header.jpg'], 1);
    await addGrid(page, 'G2', ['label-fog-line.jpg', 'brew-card.jpg'], 2);
    await addGrid(page, 'G3', ['ridge-walk.mp4'], 3);
    await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: 'Submit', exact: true }));
    await page.keyboard.press('Enter');
    // A film is converted and sent first.
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('', { timeout: 60_000 });
    await toasts.seeSuccess('Project created successfully!');
  });

  const { data: projects } = await (await page.request.get('/api/projects')).json();
  const project = projects.at(-1);
  expect(project.title).toBe(title);
  const { headerdata: films } = await (await page.request.get('/api/homepage/headervideos')).json();

  try {
    await test.step('puts it first', async () => {
      await follow(page, 'All Projects');
      await expect(page.getByRole('row')).toHaveCount(projects.length + 1);
      await pressUntil(page, 'Tab', page.getByRole('button', { name: `Drag ${title}` }));
      await page.keyboard.press('Space');
      await expectPickedUp(page, `Picked up ${title}, position ${projects.length} of ${projects.length}.`);
      for (let place = projects.length - 1; place > 0; place -= 1) {
        await page.keyboard.press('ArrowUp');
        await expect(page.getByText(`${title} is over position ${String(place)} of`)).toBeAttached();
      }
      const moved = page.waitForResponse(`**/api/projects/${String(project.id)}/position`);
      await page.keyboard.press('Space');
      expect((await moved).ok()).toBe(true);
      await expect(page.getByRole('row').nth(1)).toContainText(title);
    });

    await test.step('shows its film on the home page', async () => {
      await follow(page, 'Create Homepage');
      const slot = page.getByRole('listitem', { name: 'header video 2', exact: true });
      await expect(slot.getByRole('img')).toBeVisible();
      await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Project media' }));
      await page.keyboard.press('Enter');
      const shelf = page.getByRole('region', { name: 'Project media' });
      await pressUntil(page, 'Shift+Tab', shelf.getByRole('combobox', { name: 'Project' }));
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      const film = shelf.getByRole('button', { name: /^Drag .+\.mp4$/ });
      await expect(film).toBeVisible();
      await pressUntil(page, 'Tab', film);
      await page.keyboard.press('Space');
      await expectPickedUp(page, / is over header video 1\.$/);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(/ is over header video 2\.$/)).toBeAttached();
      await page.keyboard.press('Space');
      await toasts.seeSuccess('Media updated successfully');
      await expect(slot).toContainText(title);
    });

    await test.step('logs out', async () => {
      await follow(page, 'Logout');
      await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Yes, Logout' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.login);
    });

    await page.goto(paths.work);
    await expect(page.getByRole('main').getByRole('link').filter({ hasText: title }).first()).toBeVisible();
  } finally {
    await page.request.post('/api/login', { data: administrator });
    // Its slot on the home page is emptied with it; what was there before returns.
    await page.request.delete(`/api/projects/${String(project.id)}`);
    const { headerdata: left } = await (await page.request.get('/api/homepage/headervideos')).json();
    const isSecond = (film: { readonly position: number }) => film.position === 2;
    const { projectId, videoUrl: headervideoUrl, position } = films.find(isSecond);
    const data = { projectId, headervideoUrl, position };
    if (!left.some(isSecond)) await page.request.post('/api/homepage/headervideos', { data });
  }
});
