import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible, useTheme } from '../support/axe.ts';
import { passOn } from '../support/bodies.ts';
import { chooseByKey, expectPickedUp, pressUntil } from '../support/keyboard.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { transferOf } from '../support/transfer.ts';

const { createProject, allProjects } = dashboardPaths;
const folder = 'provider/demo-content/media/upar';
const picture = (name: string) => `${folder}/${name}.jpg`;
const film = `${folder}/ridge-walk.mp4`;

interface Frame {
  readonly id: number;
  readonly slot: number;
  readonly mediaType: string;
  readonly details?: { readonly poster: string | null };
}
interface Project {
  readonly id: number;
  readonly title: string;
  readonly HeaderMedia: string | null;
  readonly Theme: string | null;
  readonly clientName: string;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly relatedProjects: readonly { readonly relatedId: number }[];
  readonly grids: readonly {
    readonly gridType: string;
    readonly gridText: string | null;
    readonly position: string;
    readonly frames: readonly Frame[];
  }[];
}

const failed = 'Failed to submit the project. Please check your server connection.';
const options = (page: Page) => page.getByRole('listbox', { name: 'Projects' }).getByRole('option');

async function readProject(page: Page, name: string): Promise<Project> {
  const found = (await listProjects(page)).find((one) => one.title === name);
  expect(found, name).toBeDefined();
  return (await (await page.request.get(`/api/project?id=${String(found?.id)}/edit`)).json()).data;
}

/** A picture drawn in the page, so that it can be dropped or pasted there. */
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await removeOurs(page);
});

test(
  'three grids and six files by the keyboard alone; created, the form is empty again',
  { tag: '@long' },
  async ({ page, toasts, table, projectForm }) => {
    test.slow();
    const name = newTitle();
    const radio = (gridType: string) => page.getByRole('radio', { name: gridType, exact: true });
    const add = page.getByRole('button', { name: 'Add Grid' });
    await openAsAdministrator(page, createProject);
    await expect(add).toBeDisabled();
    await pressUntil(page, 'Tab', projectForm.title);
    await page.keyboard.type(name);
    await test.step('the first grid has three pictures', async () => {
      await pressUntil(page, 'Tab', radio('G1'));
      await page.keyboard.press('Space');
      await pressUntil(page, 'ArrowRight', radio('G6'));
      await pressUntil(page, 'Tab', add);
      await page.keyboard.press('Enter');
      for (const [index, file] of ['two-tins', 'ridge-line', 'header'].entries()) {
        // The first slot of a new grid has the focus.
        if (index > 0) await pressUntil(page, 'Tab', projectForm.emptySlot(`grid 1, frame ${String(index + 1)}`));
        await expect(projectForm.emptySlot(`grid 1, frame ${String(index + 1)}`)).toBeFocused();
        await chooseByKey(page, picture(file));
        await expect(projectForm.filledSlot(`grid 1, frame ${String(index + 1)}`)).toBeFocused();
      }
    });

    await test.step('the second has two', async () => {
      await pressUntil(page, 'Tab', radio('G6'));
      await pressUntil(page, 'ArrowLeft', radio('G2'));
      await pressUntil(page, 'Tab', add);
      await page.keyboard.press('Enter');
      await expect(projectForm.emptySlot('grid 2, frame 1')).toBeFocused();
      await chooseByKey(page, picture('label-fog-line'));
      await pressUntil(page, 'Tab', projectForm.emptySlot('grid 2, frame 2'));
      await chooseByKey(page, picture('brew-card'));
    });

    await test.step('the third has a film', async () => {
      await pressUntil(page, 'Tab', radio('G2'));
      await pressUntil(page, 'ArrowRight', radio('G3'));
      await pressUntil(page, 'Tab', add);
      await page.keyboard.press('Enter');
      await expect(projectForm.grids).toHaveCount(3);
      await chooseByKey(page, film);
      await expect(page.getByLabel('Add files to grid 3').first()).toBeFocused();
    });

    await test.step('the third is moved up; the button that moved it keeps the focus', async () => {
      const up = page.getByRole('button', { name: 'Move grid 3 up' });
      // The controls of a grid are one stop; arrows lead from one to the next.
      const controls = page.getByRole('toolbar', { name: 'Controls of grid 3' });
      const hasFocus = () => controls.evaluate((element) => element.contains(document.activeElement));
      for (let count = 0; count < 50 && !(await hasFocus()); count += 1) await page.keyboard.press('Shift+Tab');
      await pressUntil(page, 'ArrowRight', up);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Move grid 2 up' })).toBeFocused();
      await expect(page.getByRole('status').getByText('G3 moved to position 2 of 3.')).toBeAttached();
    });

    await test.step('submitted, the form is empty again', async () => {
      await pressUntil(page, 'Shift+Tab', projectForm.submit);
      await page.keyboard.press('Enter');
      // A film is converted and sent first.
      await expect(projectForm.title).toHaveValue('', { timeout: 60_000 });
      await toasts.seeSuccess('Project created successfully!');
      await expect(projectForm.title).toBeFocused();
      await expect(projectForm.grids).toHaveCount(0);
    });

    const { grids, HeaderMedia } = await readProject(page, name);
    expect(HeaderMedia).toBeNull();
    const stored = grids.map(({ gridType, position, frames }) => {
      return { gridType, position, slots: frames.map(({ slot }) => slot) };
    });
    expect(stored).toEqual([
      { gridType: 'G6', position: '1', slots: [0, 1, 2] },
      { gridType: 'G3', position: '2', slots: [0] },
      { gridType: 'G2', position: '3', slots: [0, 1] },
    ]);
    expect(grids[1]?.frames[0]?.mediaType).toBe('VIDEO');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(allProjects);
    await expect(table.row(name)).toBeVisible();
  },
);

async function makeProject(page: Page, name: string): Promise<Project> {
  const file = (base: string) => ({ name: `${base}.jpg`, mimeType: 'image/jpeg', buffer: readFileSync(picture(base)) });
  const answer = await page.request.post('/api/projects', {
    multipart: {
      title: name,
      clientName: 'Upar Tea Company',
      credits: JSON.stringify([{ role: 'Design', name: 'Ritika Anand' }]),
      grids: JSON.stringify([
        { gridType: 'G4', position: '1', frames: [] },
        { gridType: 'G3', position: '2', gridText: 'In the fog', frames: [] },
      ]),
      grid_0_frame_0_0: file('two-tins'),
      grid_0_frame_1_0: file('label-fog-line'),
      grid_1_frame_0_0: file('header'),
      grid_1_frame_0_1: file('ridge-line'),
    },
  });
  expect(answer.ok()).toBe(true);
  return readProject(page, name);
}

test('a stored project: frames are replaced, appended and removed, and nothing is sent twice', async ({
  page,
  toasts,
  projectForm,
}) => {
  test.setTimeout(180_000);
  const name = newTitle();
  await openAsAdministrator(page);
  const before = await makeProject(page, name);
  await page.goto(dashboardPaths.editProject(before.id));
  await expect(projectForm.title).toHaveValue(name);
  await expect(page.getByLabel('Client name')).toHaveValue('Upar Tea Company');
  await projectForm.emptySlot('the header').setInputFiles(picture('header'));
  await expect(page.getByText('image 800X1500 and video 1080X1920')).toBeVisible();
  await expect(projectForm.filledSlot('the header')).toHaveAccessibleDescription(
    '2400 × 1280: cropped to the shape of each window',
  );
  await projectForm.filledSlot('grid 1, frame 2').setInputFiles(picture('tissue'));
  await page.getByRole('button', { name: 'Remove file of grid 2, frame 1 of 2' }).click();
  await page
    .getByLabel('Add files to grid 2', { exact: true })
    .first()
    .setInputFiles([picture('header'), film]);
  await expect(page.getByRole('button', { name: /^Show frame \d of grid 2/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Show frame 3 of grid 2' }).click();
  await projectForm.seePrepared('ridge-walk.mp4');
  await page.getByRole('button', { name: 'Remove Text, grid 2' }).click();
  await page.getByRole('button', { name: 'Add Text, grid 1' }).click();
  await page.getByLabel('Grid text').fill('Two tins');
  await page.getByLabel('Theme').selectOption('Black');
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible();
  await projectForm.submit.click();
  await toasts.seeSuccess('Project updated successfully!');
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeHidden();
  // The film gets its first poster behind the form.
  const posterOfFilm = async () => (await readProject(page, name)).grids[1]?.frames[2]?.details?.poster;
  await expect.poll(posterOfFilm).toMatch(/^media\//);
  const after = await readProject(page, name);
  const [first, second] = after.grids;
  expect(after.Theme).toBe('black');
  expect(after.HeaderMedia).not.toBeNull();
  expect(first?.gridText).toBe('Two tins');
  expect(second?.gridText).toBeNull();
  expect(first?.frames.map(({ slot: place }) => place)).toEqual([0, 1]);
  expect(first?.frames[0]?.id).toBe(before.grids[0]?.frames[0]?.id);
  expect(first?.frames[1]?.id).not.toBe(before.grids[0]?.frames[1]?.id);
  expect(second?.frames[0]?.id).toBe(before.grids[1]?.frames[1]?.id);
  expect(second?.frames.map(({ mediaType }) => mediaType)).toEqual(['IMAGE', 'IMAGE', 'VIDEO']);
  // Kept and read again: the files of the first time have ids now, and are not sent once more.
  await page.getByLabel('Client name').fill('Upar');
  await projectForm.submit.click();
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeHidden();
  await expect.poll(async () => (await readProject(page, name)).clientName).toBe('Upar');
  expect((await readProject(page, name)).grids).toEqual(after.grids);
});

test('what visitors could not see is refused at its slot before anything is sent', async ({
  page,
  projectForm,
}, testInfo) => {
  await openAsAdministrator(page, createProject);
  await projectForm.addGrid('G4');
  const one = projectForm.emptySlot('grid 1, frame 1');
  const box = (type: string, content: string) => {
    const bytes = Buffer.alloc(8 + content.length);
    bytes.writeUInt32BE(bytes.length);
    bytes.write(type + content, 4, 'latin1');
    return bytes;
  };
  const refuse = async (name: string, buffer: Buffer, words: string) => {
    await one.setInputFiles({ name, mimeType: '', buffer });
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect(one).toHaveAccessibleDescription(words);
  };
  await refuse(
    'notes.pdf',
    Buffer.from('%PDF-1.7 and more than twelve bytes'),
    'notes.pdf is a PDF document. Export the page as a JPEG or PNG picture.',
  );
  await refuse(
    'shot.mov',
    box('ftyp', 'qt  \0\0\0\0qt  '),
    'shot.mov will not play for visitors: it is a QuickTime film (.mov). Export it as MP4 (H.264).',
  );
  await refuse(
    'phone.mp4',
    Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), box('mdat', 'pixels'), box('moov', 'trak hvc1 trak')]),
    'phone.mp4 will not play for visitors: it is an HEVC film (H.265). Export it as MP4 (H.264).',
  );
  await refuse(
    'odd.mp4',
    Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), box('moov', 'nothing in it')]),
    'odd.mp4 will not play for visitors: browsers do not know its kind of film. Export it as MP4 (H.264).',
  );
  await refuse(
    'torn.jpg',
    Buffer.from('\xff\xd8\xff and no picture', 'latin1'),
    'torn.jpg is incomplete: copy it once more.',
  );
  const large = testInfo.outputPath('large.mp4');
  writeFileSync(large, '');
  truncateSync(large, 300 * 1024 * 1024);
  await one.setInputFiles(large);
  await expect(page.getByRole('alert').getByText('large.mp4 is too large: 300 MB. The most is 256 MB.')).toBeVisible();
  // A good one takes the words back, and says how it fits.
  await one.setInputFiles(picture('ridge-line'));
  await expect(page.getByRole('alert').getByText(/too large/)).toBeHidden();
  await expect(page.getByText('2670 × 766: will be cropped at the sides')).toBeVisible();
});

test('a failure leaves the form as it is, says why, and Retry sends it', async ({
  page,
  allowConsole,
  toasts,
  projectForm,
}) => {
  allowConsole(/Failed to load resource/);
  const name = newTitle();
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(name);
  await projectForm.emptySlot('the header').setInputFiles(picture('header'));
  await expect(projectForm.filledSlot('the header')).toBeVisible();
  await page.route('**/api/projects', (route, request) =>
    request.method() === 'POST' ? route.abort('failed') : route.fallback(),
  );
  await projectForm.submit.click();
  await toasts.seeFailure(failed);
  await toasts.seeReason('The server could not be reached. What you entered is kept: try again.', failed);
  await expect(projectForm.submit).toBeFocused();
  await page.unrouteAll();
  await page.route('**/api/projects', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({ status: 507, json: { message: 'The disk is full.' } })
      : route.fallback(),
  );
  const retry = toasts.retry;
  await retry.click();
  // The provider's own words stand before the specified ones, and the failure before is gone.
  await toasts.seeReason('The disk is full. What you entered is kept: try again.', failed);
  await expect(retry).toHaveCount(1);
  await expect(projectForm.title).toHaveValue(name);
  await expect(projectForm.filledSlot('the header')).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await toasts.seeSuccess('Project created successfully!');
  await expect(retry).toBeHidden();
  expect((await readProject(page, name)).HeaderMedia).not.toBeNull();
});

test('an answer that is lost, a reload, Submit again: one project', async ({
  page,
  allowConsole,
  toasts,
  projectForm,
}) => {
  allowConsole(/Failed to load resource/);
  const name = newTitle();
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(name);
  await page.route('**/api/projects', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    expect((await passOn(route)).ok()).toBe(true);
    return route.abort('connectionreset');
  });
  await projectForm.submit.click();
  await toasts.seeFailure(failed);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText(/^Draft from \d\d:\d\d restored/)).toBeVisible();
  await projectForm.title.fill(`${name}, corrected`);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  const made = (await listProjects(page)).filter((project) => project.title.startsWith(name));
  expect(made.map((project) => project.title)).toEqual([`${name}, corrected`]);
  await projectForm.title.fill(`${name}, another`);
  await projectForm.submit.click();
  await expect.poll(async () => (await listProjects(page)).filter((one) => one.title.startsWith(name)).length).toBe(2);
});

test(
  'on a slow line the progress of the whole and of each file grows',
  // Only Chromium's tools slow an upload down.
  { tag: '@chromium' },
  async ({ page, toasts, projectForm }) => {
    test.setTimeout(180_000);
    await openAsAdministrator(page, createProject);
    await projectForm.title.fill(newTitle());
    await projectForm.addGrid('G7');
    await projectForm.emptySlot('grid 1').setInputFiles(film);
    await expect(projectForm.filledSlot('grid 1')).toBeVisible();
    await projectForm.seePrepared('ridge-walk.mp4');
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow);
    await projectForm.submit.click();
    const whole = page.getByRole('progressbar', { name: 'Upload of Whole project' });
    await expect(page.getByRole('progressbar', { name: 'Upload of ridge-walk.mp4' })).toBeVisible();
    await expect(whole).not.toHaveAttribute('aria-valuenow', '0');
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(whole).toBeHidden();
    await toasts.seeSuccess('Upload cancelled. Nothing you entered is lost.');
  },
);

test('progress of the whole and of each file; sent once; Cancel stops it and leaves the form', async ({
  page,
  toasts,
  projectForm,
}) => {
  test.setTimeout(180_000);
  const name = newTitle();
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(name);
  await projectForm.addGrid('G7');
  await projectForm.emptySlot('grid 1').setInputFiles(film);
  await expect(projectForm.filledSlot('grid 1')).toBeVisible();
  await projectForm.seePrepared('ridge-walk.mp4');
  let gate = createGate();
  let sent = 0;
  await page.route('**/api/projects', async (route, request) => {
    if (request.method() === 'POST') {
      sent += 1;
      await gate.opened;
    }
    // What was cancelled meanwhile cannot be sent on.
    await route.fallback().catch(() => undefined);
  });
  await projectForm.submit.click();
  const whole = page.getByRole('progressbar', { name: 'Upload of Whole project' });
  await expect(projectForm.submitting).toBeDisabled();
  await expect(whole).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Upload of ridge-walk.mp4' })).toBeVisible();
  await expect(projectForm.title).not.toBeEditable();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(whole).toBeHidden();
  await toasts.seeSuccess('Upload cancelled. Nothing you entered is lost.');
  await expect(projectForm.title).toHaveValue(name);
  await expect(projectForm.filledSlot('grid 1')).toBeEnabled();
  expect(sent).toBe(1);
  gate.release();
  expect((await listProjects(page)).some((project) => project.title === name)).toBe(false);
  gate = createGate();
  await projectForm.title.press('Control+Enter');
  await projectForm.title.press('Control+Enter');
  gate.release();
  await toasts.seeSuccess('Project created successfully!');
  expect(sent).toBe(2);
});

test('files are dropped on a slot, several fill the next ones, and pasted where the focus is', async ({
  page,
  projectForm,
}) => {
  await openAsAdministrator(page, createProject);
  await projectForm.addGrid('G1');
  const two = await transferOf(page, ['a.png', 'b.png'], 445, 600);
  await projectForm.emptySlot('grid 1, frame 2').dispatchEvent('dragover', { dataTransfer: two });
  await expect(page.getByText('Drop here')).toBeVisible();
  await projectForm.emptySlot('grid 1, frame 2').dispatchEvent('drop', { dataTransfer: two });
  for (const place of [2, 3]) {
    await expect(projectForm.filledSlot(`grid 1, frame ${String(place)}`)).toHaveAccessibleDescription(
      /^445 × 600: will be cropped at the top and bottom by 67 % until all frames are filled/,
    );
  }
  await expect(page.getByText('2 of 3 filled. Visitors see them two a row until all are filled.')).toBeVisible();
  const wide = await transferOf(page, ['wide.png'], 300, 200);
  await projectForm.emptySlot('grid 1, frame 1').focus();
  await page.evaluate((clipboardData) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox keeps what is given to the constructor to itself.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    document.body.dispatchEvent(event);
  }, wide);
  await expect(projectForm.filledSlot('grid 1, frame 1')).toHaveAccessibleDescription(
    /^300 × 200: smaller than advised: will look soft, will be cropped at the sides by 51 %/,
  );
  // One more than there are frames.
  await projectForm.filledSlot('grid 1, frame 1').dispatchEvent('drop', { dataTransfer: two });
  await expect(page.getByRole('status').getByText('Put the other one into a new grid?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out' }).click();
  // Beside the slots of a grid: into the first that is free.
  await projectForm.addGrid('G3');
  await page.getByRole('heading', { name: '2 · Carousel' }).dispatchEvent('drop', { dataTransfer: two });
  await expect(page.getByRole('button', { name: /^Show frame \d of grid 2/ })).toHaveCount(2);
});

test('grids of any height are dragged by their handle: pointer and keyboard', async ({ page, projectForm }) => {
  await openAsAdministrator(page, createProject);
  for (const gridType of ['G7', 'G9', 'G2']) await projectForm.addGrid(gridType);
  const order = () => projectForm.grids.allInnerTexts();
  const handle = (number: number) => page.getByRole('button', { name: `Drag grid ${String(number)}`, exact: true });
  const live = (text: string) => page.getByText(text, { exact: true });

  await handle(1).focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up G7, position 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(live('G7 is over position 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(live('G7 is over position 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(live('G7 is over position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(live('G7 moved to position 2 of 3.')).toBeAttached();
  expect(await order()).toEqual(['1 · Nine', '2 · Full width', '3 · Two, touching']);
  await expect(handle(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up G7, position 2 of 3.');
  await page.keyboard.press('ArrowUp');
  await expect(live('G7 is over position 1 of 3.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(live('G7 was put back to position 2 of 3.')).toBeAttached();
  expect(await order()).toEqual(['1 · Nine', '2 · Full width', '3 · Two, touching']);

  // All of them in sight: near an edge the page would scroll on under what is held.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await handle(3).hover();
  await page.mouse.down();
  const target = await handle(2).boundingBox();
  if (target === null) throw new Error('No second handle.');
  await page.mouse.move(target.x, target.y + target.height, { steps: 4 });
  await page.mouse.move(target.x, target.y + target.height / 2, { steps: 4 });
  await expect(live('G2 is over position 2 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(order).toEqual(['1 · Nine', '2 · Two, touching', '3 · Full width']);
});

test('credits in pairs, and two related projects of five hundred', async ({ page }) => {
  const projects = Array.from({ length: 500 }, (_, index) => ({
    id: index + 1,
    title: `Project ${String(index + 1)}`,
    slug: `p-${String(index + 1)}`,
  }));
  await page.route('**/api/projects', (route) => route.fulfill({ json: { data: projects } }));
  await openAsAdministrator(page, createProject);
  const role = page.getByLabel('Role', { exact: true });
  const who = page.getByLabel('Name', { exact: true });
  await role.fill('Design');
  await page.getByRole('button', { name: 'Add credit' }).click();
  await expect(role).toHaveValue('Design');
  await who.fill('Ritika Anand');
  await who.press('Enter');
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('');
  await page.getByRole('button', { name: 'Remove credit Design: Ritika Anand' }).click();
  const search = page.getByRole('combobox', { name: 'Search related projects by title' });
  const limit = 'You can only select up to 2 related projects!';
  await search.fill('project 49');
  await expect(options(page)).toHaveCount(11);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove related project Project 490' })).toBeVisible();
  for (const number of ['500', '77']) {
    await search.fill(number);
    await options(page)
      .filter({ hasText: new RegExp(`^Project ${number}$`) })
      .click();
  }
  await expect(search).toHaveAccessibleDescription(limit);
  await expect(page.getByText(limit)).toBeVisible();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove related project/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove related project Project 490' }).click();
  await expect(search).toBeFocused();
});

test('leaving asks; a reload brings everything back, files too; Discard takes it back', async ({
  page,
  toasts,
  projectForm,
}) => {
  const name = newTitle();
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(name);
  await projectForm.addGrid('G2');
  await projectForm.emptySlot('grid 1, frame 2').setInputFiles(picture('label-fog-line'));
  await expect(projectForm.filledSlot('grid 1, frame 2')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = new Dialog(page, 'Leave this page?');
  await question.answer('Stay');
  await page.reload();
  await expect(page.getByText(/^Draft from \d\d:\d\d restored/)).toBeVisible();
  await expect(projectForm.title).toHaveValue(name);
  await expect(projectForm.filledSlot('grid 1, frame 2')).toBeVisible();
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  expect((await readProject(page, name)).grids[0]?.frames.map((frame) => frame.slot)).toEqual([1]);
  await projectForm.title.fill('Another');
  await page.reload();
  await projectForm.discard.click();
  await expect(projectForm.title).toHaveValue('');
});

for (const theme of ['white', 'black'] as const) {
  test(
    `accessible in the ${theme} theme, and no wider than a phone`,
    { tag: '@long' },
    async ({ page, projectForm }) => {
      test.slow();
      await useTheme(page, theme);
      await openAsAdministrator(page, dashboardPaths.editProject(5));
      await expect(projectForm.title).toBeEditable();
      await projectForm
        .filledSlot('grid 2')
        .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByRole('combobox', { name: 'Search related projects by title' }).fill('a');
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width).toBe(390);
    },
  );
}

for (const [where, width, isBeside] of [
  ['on a phone', 390, false],
  ['on a tablet', 1024, false],
  ['beside a preview', 1440, true],
] as const) {
  test(`who sees the project stands first in one column, for the eye and for the keyboard: ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsAdministrator(page, dashboardPaths.editProject(6));
    const visibility = page.getByRole('combobox', { name: 'Visibility' });
    await expect(visibility).toBeEnabled();
    if (isBeside) {
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    }
    const title = page.getByLabel('Title', { exact: true });
    const first = await visibility.boundingBox();
    const second = await title.boundingBox();
    const rail = await page.getByLabel('Client name', { exact: true }).boundingBox();
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(second?.y).toBeLessThan(rail?.y ?? 0);
    await visibility.focus();
    await page.keyboard.press('Tab');
    await expect(title).toBeFocused();
  });
}

for (const height of [900, 700]) {
  test(`what the focus is on can be seen, in the rail too, and who sees the project stands first: ${String(height)} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height });
    await openAsAdministrator(page, dashboardPaths.editProject(6));
    const visibility = page.getByRole('combobox', { name: 'Visibility' });
    await expect(visibility).toBeEnabled();
    await expect(visibility).toBeInViewport({ ratio: 1 });
    await visibility.focus();
    // As many as the header and the rail have, of a project with credits and related ones.
    for (let stop = 0; stop < 50; stop += 1) {
      const focused = page.locator(':focus');
      await expect(focused).toBeInViewport();
      await page.keyboard.press('Tab');
    }
    const said = async (text: string | RegExp) => (await page.getByText(text).boundingBox()) ?? { y: 0, height: 0 };
    const [first, second] = [await said('Everybody sees it.'), await said(/^The home page shows it as/)];
    expect(second.y - first.y - first.height, 'what is said of the choice reads on').toBeLessThan(8);
    const client = page.getByRole('textbox', { name: 'Client name' });
    expect(await client.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  });
}
