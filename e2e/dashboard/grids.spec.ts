import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible, useTheme } from '../support/axe.ts';
import { readKept, untilKept } from '../support/drafts.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { listProjects } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { transferOf } from '../support/transfer.ts';

const { createProject } = dashboardPaths;
const ours = 'Grids of a test';
const folder = 'provider/demo-content/media/upar';
const picture = (name: string) => `${folder}/${name}.jpg`;
const film = `${folder}/ridge-walk.mp4`;

interface Stored {
  readonly id: number;
  readonly grids: readonly {
    readonly gridType: string;
    readonly frames: readonly { readonly id: number; readonly slot: number; readonly mediaUrl: string }[];
  }[];
}

const altsOf = (pictures: Locator) => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));

async function projectsOf(page: Page): Promise<readonly { readonly id: number; readonly title: string }[]> {
  return (await (await page.request.get('/api/projects')).json()).data;
}

async function readProject(page: Page, title: string): Promise<Stored> {
  const found = (await projectsOf(page)).find((one) => one.title === title);
  expect(found, title).toBeDefined();
  return (await (await page.request.get(`/api/project?id=${String(found?.id)}/edit`)).json()).data;
}

/** What is under this point of the window: the accessible name of the control, if it is one. */
function nameUnder(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<string> {
  return page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest('button, input')?.getAttribute('aria-label') ?? '',
    { x, y },
  );
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.afterEach(async ({ page }) => {
  for (const project of await projectsOf(page)) {
    if (project.title.startsWith(ours)) await page.request.delete(`/api/projects/${String(project.id)}`);
  }
});

test('a removed grid leaves a strip; Undo puts it back with its files and text, also after a reload', async ({
  page,
  projectForm,
}) => {
  await openAsAdministrator(page, createProject);
  for (const gridType of ['G4', 'G10', 'G2']) await projectForm.addGrid(gridType);
  await projectForm.emptySlot('grid 2, frame 1').setInputFiles(picture('two-tins'));
  await expect(projectForm.filledSlot('grid 2, frame 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add Text, grid 2' }).click();
  await page.getByLabel('Grid text').fill('In the fog');
  const cross = page.getByRole('button', { name: 'Remove grid 2' });
  await cross.scrollIntoViewIfNeeded();
  const place = await middleOf(cross);
  await cross.click();
  await expect(page.getByText('Grid 2 removed.', { exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  expect(await nameUnder(page, place), 'no other ✕ comes under the pointer').toBe('');
  expect(await projectForm.grids.allInnerTexts()).toEqual(['1 · Two', '2 · Two, touching']);
  await page.getByLabel('Year').fill('2024');
  await expect(page.getByText('Grid 2 removed.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await untilKept(page, '"year":"2024"');

  await page.reload();
  await expect(page.getByLabel('Year')).toHaveValue('2024');
  await undo.click();
  expect(await projectForm.grids.allInnerTexts()).toEqual(['1 · Two', '2 · Three', '3 · Two, touching']);
  await expect(projectForm.filledSlot('grid 2, frame 1')).toBeVisible();
  await expect(page.getByLabel('Grid text')).toHaveValue('In the fog');
  await expect(cross).toBeFocused();
});

test('the last grid of a long page: its strip stays under the pointer', async ({ page, projectForm }) => {
  await openAsAdministrator(page, createProject);
  for (const gridType of ['G9', 'G9', 'G9']) await projectForm.addGrid(gridType);
  const cross = page.getByRole('button', { name: 'Remove grid 3' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await cross.evaluate((button) => {
    button.scrollIntoView({ block: 'center' });
  });
  const place = await middleOf(cross);
  await page.mouse.click(place.x, place.y);
  await expect(page.getByText('Grid 3 removed.', { exact: true })).toBeVisible();
  expect(await nameUnder(page, place)).toBe('');
  const strip = await page.getByText('Grid 3 removed.', { exact: true }).boundingBox();
  expect(Math.abs((strip?.y ?? 0) + (strip?.height ?? 0) / 2 - place.y)).toBeLessThan(20);
});

test('a removed text comes back by Undo, also after a reload', async ({ page, projectForm }) => {
  await openAsAdministrator(page, createProject);
  await projectForm.addGrid('G4');
  await page.getByRole('button', { name: 'Add Text, grid 1' }).click();
  await page.getByLabel('Grid text').fill('In the fog');
  await page.getByLabel('Year').fill('2024');
  await page.getByRole('button', { name: 'Remove Text, grid 1' }).click();
  await expect(page.getByText('Text removed.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Grid text')).toBeHidden();
  await untilKept(page, '"removedText":"In the fog"');
  await page.reload();
  await expect(page.getByLabel('Year')).toHaveValue('2024');
  await page.getByRole('button', { name: 'Undo', description: 'Text removed.' }).click();
  await expect(page.getByLabel('Grid text')).toHaveValue('In the fog');
  await expect(page.getByRole('button', { name: 'Remove Text, grid 1' })).toBeFocused();
  await expect(page.getByText('Text removed.', { exact: true })).toBeHidden();
});

test('the layout of a grid is changed, its pictures in the same order; layouts too small for them say so', async ({
  page,
  projectForm,
}) => {
  await openAsAdministrator(page, createProject);
  await projectForm.addGrid('G5');
  const layout = page.getByLabel('Layout of grid 1', { exact: true });
  await projectForm
    .emptySlot('grid 1, frame 1')
    .setInputFiles([picture('two-tins'), picture('tissue'), picture('header')]);
  await expect(projectForm.filledSlot('grid 1, frame 3')).toBeVisible();
  const order = () => altsOf(page.getByRole('region', { name: 'Grids' }).locator('figure').getByRole('img'));
  await expect(layout.locator('option', { hasText: 'would wait' })).toHaveText([
    'G2, 2 frames (1 would wait)',
    'G4, 2 frames (1 would wait)',
    'G7, 1 frame (2 would wait)',
  ]);
  await layout.focus();
  await page.keyboard.type('G10');
  await expect(layout).toHaveValue('G10');
  expect(await projectForm.grids.allInnerTexts()).toEqual(['1 · Three']);
  expect(await order()).toEqual(['two-tins.jpg', 'tissue.jpg', 'header.jpg']);
  await layout.selectOption('G3, carousel');
  await expect(page.getByRole('button', { name: /^Show frame \d of grid 1/ })).toHaveCount(3);
  await expect(layout).toBeFocused();
  await layout.selectOption('G6, 3 frames');
  expect(await order()).toEqual(['two-tins.jpg', 'tissue.jpg', 'header.jpg']);
  await expect(layout).toBeFocused();
  await expectAccessible(page);
});

test('what a smaller layout has no frame for waits in a tray, survives a reload, and is placed, removed or left out', async ({
  page,
  projectForm,
}) => {
  // A whole story, with axe on two widths of it.
  test.setTimeout(120_000);
  await openAsAdministrator(page, createProject);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${ours}: trays`);
  await projectForm.addGrid('G5');
  await projectForm
    .emptySlot('grid 1, frame 1')
    .setInputFiles([picture('two-tins'), picture('tissue'), picture('header'), picture('ridge-line')]);
  for (const frame of ['1', '2', '3', '4']) {
    await expect(projectForm.filledSlot(`grid 1, frame ${frame}`)).toBeVisible();
  }
  const layout = page.getByLabel('Layout of grid 1', { exact: true });
  await layout.selectOption({ value: 'G7' });
  const tray = page.getByRole('group', { name: 'Tray of grid 1', exact: true });
  const waiting = tray.locator('figure');
  const pictures = page.getByRole('region', { name: 'Grids' }).locator('figure').getByRole('img');
  await expect(page.getByText('3 files wait without a frame.', { exact: false })).toBeVisible();
  await expect(waiting).toHaveCount(3);
  await expectAccessible(page);

  await untilKept(page, '"gridType":"G7"');
  await page.reload();
  await expect(waiting).toHaveCount(3);

  // By a question, for whoever does not drag; what was in the frame waits in turn.
  const handle = page.getByRole('button', { name: 'Move picture of the tray of grid 1, file 1' });
  await handle.click();
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect.poll(async () => (await altsOf(pictures))[0]).toBe('tissue.jpg');
  await expect(waiting).toHaveCount(3);

  // By keys, into the next grid; by the pointer, beside it.
  await projectForm.addGrid('G2');
  await handle.focus();
  const said = page.locator('[id^="DndLiveRegion"]').filter({ hasText: /./ });
  await page.keyboard.press('Space');
  await expect(said).toHaveCount(1);
  const lifted = await said.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(lifted);
  await page.keyboard.press('Space');
  await expect(projectForm.filledSlot('grid 2, frame 1')).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await page.setViewportSize({ width: 1440, height: 2400 });
  const from = await middleOf(handle);
  const to = await middleOf(projectForm.emptySlot('grid 2, frame 2'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(projectForm.filledSlot('grid 2, frame 2')).toBeVisible();
  await expect(waiting).toHaveCount(1);

  // Removed, it comes back.
  const remove = page.getByRole('button', { name: 'Remove file of the tray of grid 1, file 1' });
  // For a moment after a drop no press is taken, so that the drop itself is none.
  await expect(async () => {
    if (await remove.isVisible()) await remove.press('Enter');
    expect(await page.getByText('without a frame').count()).toBe(0);
  }).toPass();
  await expect(tray.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waiting).toHaveCount(1);
  await expect(tray).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  await expect(page.getByRole('status').getByText(/Left out, without a frame: .*\.jpg/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(projectForm.filledSlot('grid 2, frame 2')).toBeVisible();
  await expect(tray).toHaveCount(0);
});

test('a picture that is taken out or replaced comes back by Undo, in a frame, a carousel and the header', async ({
  page,
  projectForm,
}) => {
  await openAsAdministrator(page, createProject);
  const undo = page.getByRole('button', { name: 'Undo' });
  await projectForm.addGrid('G4');
  await projectForm.emptySlot('grid 1, frame 1').setInputFiles(picture('two-tins'));
  const present = page.getByRole('img', { name: 'two-tins.jpg' });
  await expect(present).toBeVisible();
  await page.getByRole('button', { name: 'Remove file of grid 1, frame 1' }).click();
  await expect(page.getByText('Picture removed.', { exact: true })).toBeVisible();
  await undo.click();
  await expect(present).toBeVisible();
  await expect(projectForm.filledSlot('grid 1, frame 1')).toBeFocused();
  await projectForm.filledSlot('grid 1, frame 1').setInputFiles(picture('tissue'));
  await expect(page.getByText('Picture replaced.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'tissue.jpg' })).toBeVisible();
  await undo.click();
  await expect(present).toBeVisible();

  await projectForm.addGrid('G3');
  await projectForm.emptySlot('grid 2').setInputFiles([picture('header'), picture('tissue'), film]);
  const shown = page.getByRole('button', { name: /^Show frame \d of grid 2/ });
  await expect(shown).toHaveCount(3);
  const cross = page.getByRole('button', { name: 'Remove file of grid 2, frame 1 of 3' });
  const place = await middleOf(cross);
  await cross.click();
  await expect(page.getByText('Picture removed.', { exact: true })).toBeVisible();
  expect(await nameUnder(page, place), 'no other ✕').not.toMatch(/^Remove/);
  await undo.click();
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toHaveAccessibleName('Show frame 1 of grid 2, header.jpg');

  await projectForm.emptySlot('the header').setInputFiles(picture('header'));
  await page.getByRole('button', { name: 'Remove file of the header' }).click();
  await undo.click();
  await expect(projectForm.filledSlot('the header')).toBeVisible();
});

test('pictures are moved from frame to frame and from grid to grid, new ones and stored ones', async ({
  page,
  toasts,
  projectForm,
}) => {
  const title = `${ours} ${crypto.randomUUID().slice(0, 8)}`;
  await openAsAdministrator(page, createProject);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await projectForm.title.fill(title);
  await projectForm.addGrid('G4');
  await projectForm.addGrid('G10');
  await projectForm.emptySlot('grid 1, frame 1').setInputFiles([picture('two-tins'), picture('tissue')]);
  await expect(projectForm.filledSlot('grid 1, frame 2')).toBeVisible();
  const alts = () => altsOf(page.getByRole('region', { name: 'Grids' }).getByRole('img'));
  const handle = (name: string) => page.getByRole('button', { name: `Move picture of ${name}`, exact: true });
  const live = (text: string) => page.getByText(text, { exact: true });

  await test.step('by keys, with announcements', async () => {
    await handle('grid 1, frame 1').focus();
    await page.keyboard.press('Space');
    await expectPickedUp(page, 'Picked up two-tins.jpg, grid 1, frame 1.');
    await page.keyboard.press('ArrowRight');
    await expect(live('two-tins.jpg is over grid 1, frame 2.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(live('two-tins.jpg is over grid 2, frame 1.')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(live('two-tins.jpg is over grid 1, frame 2.')).toBeAttached();
    await page.keyboard.press('Space');
    expect(await alts()).toEqual(['tissue.jpg', 'two-tins.jpg']);
    await expect(handle('grid 1, frame 2')).toBeFocused();
  });

  await test.step('by mouse, into another grid', async () => {
    await handle('grid 1, frame 2').hover();
    await page.mouse.down();
    const to = await middleOf(projectForm.emptySlot('grid 2, frame 3'));
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await expect(live('two-tins.jpg is over grid 2, frame 3.')).toBeAttached();
    await page.mouse.up();
    await expect(projectForm.filledSlot('grid 2, frame 3')).toBeVisible();
    await expect(projectForm.emptySlot('grid 1, frame 2')).toBeVisible();
  });
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');

  const before = await readProject(page, title);
  await page.goto(dashboardPaths.editProject(before.id));
  await test.step('by asking, a stored one', async () => {
    await handle('grid 2, frame 3').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Frame').selectOption('Grid 1, frame 2 (free)');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(handle('grid 1, frame 2')).toBeFocused();
  });
  await projectForm.submit.click();
  await toasts.seeSuccess('Project updated successfully!');
  const { grids } = await readProject(page, title);
  const stored = before.grids.flatMap(({ frames }) => frames);
  expect(grids.map(({ frames }) => frames.map(({ slot, id, mediaUrl }) => [slot, id, mediaUrl]))).toEqual([
    [
      [0, stored[0]?.id, stored[0]?.mediaUrl],
      [1, stored[1]?.id, stored[1]?.mediaUrl],
    ],
    [],
  ]);
  expect((await page.request.get(`/${stored[1]?.mediaUrl ?? ''}`)).status()).toBe(200);
});

test('the files of a carousel are put in order by mouse and by asking, and stay in it after a reload', async ({
  page,
  toasts,
  projectForm,
}) => {
  const title = `${ours} ${crypto.randomUUID().slice(0, 8)}`;
  await openAsAdministrator(page, createProject);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await projectForm.title.fill(title);
  await projectForm.addGrid('G3');
  await projectForm.emptySlot('grid 1').setInputFiles([picture('header'), picture('tissue')]);
  const thumbnails = page.getByRole('button', { name: /^Show frame \d of grid 1/ });
  await expect(thumbnails).toHaveCount(2);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  const { id } = await readProject(page, title);
  await page.goto(dashboardPaths.editProject(id));
  await page.getByLabel('Add files to grid 1, frame 1 of 2', { exact: true }).setInputFiles(picture('two-tins'));
  await expect(thumbnails).toHaveCount(3);
  const order = async () =>
    (await thumbnails.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map((label) =>
      label.includes('two-tins') ? 'new' : 'stored',
    );
  expect(await order()).toEqual(['stored', 'stored', 'new']);
  await thumbnails.nth(2).hover();
  await page.mouse.down();
  const first = await middleOf(thumbnails.nth(0));
  await page.mouse.move(first.x, first.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['new', 'stored', 'stored']);
  // For a moment after a drag dnd-kit lets no click through.
  await expect(async () => {
    await page.getByRole('button', { name: /^Move picture of grid 1/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const earlier = await readKept(page);
  await page.getByRole('alertdialog').getByLabel('Frame').selectOption('Grid 1, place 2 (free)');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect.poll(order).not.toEqual(['new', 'stored', 'stored']);
  const wanted = await order();
  await expect.poll(() => readKept(page)).not.toBe(earlier);
  await page.reload();
  await expect.poll(order).toEqual(wanted);
  const newAt = wanted.indexOf('new');
  const before = (await readProject(page, title)).grids[0]?.frames.map((frame) => frame.id) ?? [];
  await projectForm.submit.click();
  await toasts.seeSuccess('Project updated successfully!');
  const after = (await readProject(page, title)).grids[0]?.frames.map((frame) => frame.id) ?? [];
  expect(after.findIndex((one) => !before.includes(one))).toBe(newAt);
});

test('nine files at once fill a G9, the others are asked about; many at once become grids', async ({
  page,
  projectForm,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, createProject);
  await projectForm.addGrid('G4');
  const names = ['two-tins', 'tissue', 'header', 'brew-card', 'ridge-line'];
  await projectForm.emptySlot('grid 1, frame 1').setInputFiles(names.map(picture));
  await expect(page.getByText('Put the other 3 into a new grid?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New grid' }).click();
  await expect(projectForm.grids).toHaveCount(2);
  await expect(page.getByText('Put the other 3 into a new grid?')).toBeHidden();
  await page
    .getByLabel('Add pictures and films', { exact: true })
    .setInputFiles([picture('two-tins'), film, picture('header'), picture('tissue')]);
  await expect(projectForm.grids).toHaveCount(5);
  expect((await projectForm.grids.allInnerTexts()).slice(2)).toEqual(['3 · Full width', '4 · Carousel', '5 · Two']);
  await expect.poll(async () => (await readKept(page)).match(/"gridType"/g)).toHaveLength(5);
  for (const theme of ['white', 'black'] as const) {
    await useTheme(page, theme);
    await page.reload();
    await expect(projectForm.grids).toHaveCount(5);
    await expect(page.locator('body')).toHaveClass(new RegExp(`\\b${theme}-theme\\b`));
    await expectAccessible(page);
  }
});

test('many files dropped beside every frame fill those that are free, and get grids; their order is changed, and they go and come back', async ({
  page,
  projectForm,
}) => {
  test.slow();
  await openAsAdministrator(page, createProject);
  await projectForm.addGrid('G4');
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
  const dropped = await transferOf(page, names, 653, 600);
  const title = page.getByLabel('Title', { exact: true });
  await title.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop anywhere: free frames are filled')).toBeVisible();
  await title.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Drop anywhere: free frames are filled')).toBeHidden();
  const note = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  await expect(note('5 files added: 2 in free frames, 3 in a new grid.')).toBeVisible();
  expect(await projectForm.grids.allInnerTexts()).toEqual(['1 · Two', '2 · Large left']);
  const order = () => altsOf(page.getByRole('region', { name: 'Grids' }).locator('figure').getByRole('img'));
  expect(await order()).toEqual(names);

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Change their order').click();
  const rows = page.getByRole('list', { name: 'Order of the added files' }).getByRole('listitem');
  await expect(rows).toHaveText([
    'a.pngGrid 1 (G4), frame 1',
    'b.pngGrid 1 (G4), frame 2',
    'c.pngGrid 2 (G6), frame 1',
    'd.pngGrid 2 (G6), frame 2',
    'e.pngGrid 2 (G6), frame 3',
  ]);
  await expectAccessible(page);
  await button('Move c.png up').click();
  await expect(button('Move c.png up')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await order()).toEqual(['c.png', 'a.png', 'b.png', 'd.png', 'e.png']);
  // By keys alone.
  await button('Drag e.png').focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up e.png, position 5 of 5.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('e.png is over position 4 of 5.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['c.png', 'a.png', 'b.png', 'e.png', 'd.png']);

  await button('Take them out').click();
  await expect(note('5 files taken out.')).toBeVisible();
  await expect(button('Put them back')).toBeFocused();
  expect(await projectForm.grids.allInnerTexts()).toEqual(['1 · Two']);
  await page.keyboard.press('Enter');
  await expect(button('Take them out')).toBeFocused();
  expect(await order()).toEqual(['c.png', 'a.png', 'b.png', 'e.png', 'd.png']);
  await button('Dismiss this note').click();
  await expect(page.getByLabel('Add pictures and films', { exact: true })).toBeFocused();
  await expect(note('5 files added: 2 in free frames, 3 in a new grid.')).toBeHidden();

  // What is copied as text can have its picture with it: it goes nowhere by itself.
  await title.focus();
  const isTaken = await page.evaluate((clipboardData) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  }, dropped);
  expect(isTaken).toBe(false);

  // Stored as it stands.
  await title.fill(`${ours}, many at once`);
  await button('Submit').click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  const { grids } = await readProject(page, `${ours}, many at once`);
  expect(grids.map(({ gridType, frames }) => [gridType, frames.map(({ slot }) => slot)])).toEqual([
    ['G4', [0, 1]],
    ['G6', [0, 1, 2]],
  ]);
});

test('a wrong file is named at its slot with what to do instead; what the provider refuses too, without Retry', async ({
  page,
  toasts,
  projectForm,
  allowConsole,
}) => {
  allowConsole(/status of 415/);
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(ours);
  await projectForm.addGrid('G4');
  const file = (name: string, head: string) => ({ name, mimeType: '', buffer: Buffer.from(head.padEnd(64), 'latin1') });
  const slot = projectForm.emptySlot('grid 1, frame 1');
  for (const [wrong, text] of [
    [file('fog.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /fog\.heic is a HEIC picture.*Export it as JPEG/],
    [file('brochure.pdf', '%PDF-1.7'), /brochure\.pdf is a PDF document\. Export the page/],
    [file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">'), /logo\.svg is an SVG drawing.*PNG/],
    [file('cover.psd', '8BPS'), /cover\.psd is a Photoshop document/],
    [file('scan.tif', 'II*\0'), /scan\.tif is a TIFF picture/],
    [{ ...file('empty.jpg', ''), buffer: Buffer.alloc(0) }, /empty\.jpg is empty\./],
    [file('broken.jpg', '\xff\xd8\xff\xe0'), /broken\.jpg is incomplete: copy it once more\./],
  ] as const) {
    await slot.setInputFiles(wrong);
    await expect(slot).toHaveAccessibleDescription(text);
  }
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await slot.setInputFiles(picture('tissue'));
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 415,
          json: { message: 'tissue.jpg is not a picture or a film that can be stored.', part: 'grid_0_frame_0_0' },
        })
      : route.fallback(),
  );
  await projectForm.submit.click();
  await toasts.seeFailure(/^Failed to submit the project/);
  await expect(projectForm.filledSlot('grid 1, frame 1')).toHaveAccessibleDescription(/tissue\.jpg is not a picture/);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('slots say their size as width and height, a film its weight, and a transparent picture has no ground', async ({
  page,
  projectForm,
}) => {
  await openAsAdministrator(page, createProject);
  await expect(
    page.getByText('image 800X1500 and video 1080X1920 (height × width, landscape)', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Picture 1500 wide × 800 high, film 1920 wide × 1080 high')).toBeVisible();
  await projectForm.addGrid('G4');
  await expect(page.getByText('653 wide × 600 high')).toHaveCount(2);
  await projectForm.emptySlot('grid 1, frame 1').setInputFiles(film);
  await expect(projectForm.filledSlot('grid 1, frame 1')).toHaveAccessibleDescription(/ [KM]B, about .* on 4G( |$)/);
  const clear = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(653, 600);
    canvas.getContext('2d')?.fillRect(100, 100, 300, 300);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return Array.from(bytes);
  });
  await projectForm
    .emptySlot('grid 1, frame 2')
    .setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer: Buffer.from(clear) });
  const shown = page.getByRole('img', { name: 'clear.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((one) => getComputedStyle(one.parentElement ?? one).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('a stored film says its weight too', async ({ page }) => {
  await openAsAdministrator(page, createProject);
  const kal = (await listProjects(page)).find(({ title }) => title === 'Kal');
  await page.goto(dashboardPaths.editProject(kal?.id ?? ''));
  await expect(page.getByText(/^[\d.]+ [KM]B, about .* on 4G$/).first()).toBeVisible();
});
