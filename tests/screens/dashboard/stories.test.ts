import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { drafts } from '../../../src/platform/drafts.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, said, test } from '../support/test.ts';

const screens = dashboardPaths;
const calls = '/api/stories';
const failure = /Failed to delete/;

const stories = [
  { id: 1, title: 'Make the dummy first', authorname: 'Ritika Anand', content: 'The first thing we make.' },
  { id: 2, title: 'A second cup', authorname: 'Ritika Anand', content: 'One\nTwo' },
];

describe('creating', () => {
  const title = 'Half a thought';
  beforeEach(() => openAsAdministrator(page, screens.createStory));

  test('asks for all three, at each field, and the first has the focus', async ({ storyForm }) => {
    await storyForm.submit.click();
    await expect(storyForm.field('Title')).toHaveAccessibleDescription('Please enter the title');
    await expect(storyForm.field('Author')).toHaveAccessibleDescription("Please enter the author's name");
    await expect(storyForm.field('Content')).toHaveAccessibleDescription('Please enter the content');
    await expect(storyForm.field('Title')).toBeFocused();
    await storyForm.field('Title').fill('T');
    await storyForm.field('Author').fill('  ');
    await page.keyboard.press('Control+Enter');
    await expect(storyForm.field('Author')).toBeFocused();
    await expect(storyForm.field('Author')).toHaveAccessibleDescription("Please enter the author's name");
    await expect(page.getByText('Please enter the title')).toBeHidden();
  });

  test('sends once, however often it is submitted', async ({ toasts, storyForm }) => {
    const gate = createGate();
    const sent = answer('POST', calls, async () => {
      await gate.opened;
      return { status: 201, json: { message: 'Created' } };
    });
    await storyForm.write(title);
    for (const label of ['Title', 'Author']) await storyForm.field(label).press('Enter');
    await expect(storyForm.submit).toBeEnabled();
    expect(sent).toHaveLength(0);
    await storyForm.field('Title').press('Control+Enter');
    await storyForm.field('Content').press('Control+Enter');
    await expect(storyForm.submitting).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Story created successfully!');
    await expect.poll(() => sent).toHaveLength(1);
  });

  test('Ctrl with Enter sends from anywhere on the page, and where it means something else it means that', async ({
    toasts,
    storyForm,
  }) => {
    const sent = answer('POST', calls, { status: 201, json: { message: 'Created' } });
    await storyForm.write(title);
    // The question has the focus.
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    const question = new Dialog(page, 'Leave this page?');
    await question.see();
    await page.keyboard.press('Control+Enter');
    await question.answer('Stay');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(storyForm.field('Content')).not.toBeFocused();
    expect(sent).toHaveLength(0);
    await page.keyboard.press('Control+Enter');
    await toasts.seeSuccess('Story created successfully!');
    expect(sent).toHaveLength(1);
    // Sent again, what is missing has the focus.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+Enter');
    await expect(storyForm.field('Title')).toBeFocused();
    expect(sent).toHaveLength(1);
  });

  test('a failure keeps what was typed, which can be submitted again', async ({ toasts, storyForm }) => {
    answer('POST', calls, { status: 507, text: 'The disk is full.' });
    await storyForm.write(title);
    await storyForm.submit.click();
    await toasts.seeFailure('Failed: The disk is full.');
    await expect(storyForm.submit).toBeFocused();
    answer('POST', calls, 'unreachable');
    await storyForm.submit.click();
    await toasts.seeReason('The server could not be reached. What you entered is kept: try again.', 'Network error!');
    await expect(storyForm.field('Title')).toHaveValue(title);
    answer('POST', calls, { status: 201, json: { message: 'Created' } });
    await storyForm.submit.click();
    await toasts.seeSuccess('Story created successfully!');
  });

  test('Cancel leads to the list, and asks first where something is typed', async ({ storyForm }) => {
    answerByExample('/api/stories', '/api/category', '/api/projects');
    const cancel = page.getByRole('link', { name: 'Cancel', exact: true });
    await storyForm.field('Title').fill(title);
    await cancel.click();
    const question = new Dialog(page, 'Leave this page?');
    await question.answer('Stay');
    await expect(cancel).toBeFocused();
    await expect(storyForm.field('Title')).toHaveValue(title);
    await cancel.click();
    await question.answer('Leave');
    await expect(page).toHaveURL(screens.allStories);
  });

  test('leaving by a link with something typed is asked about', async ({ storyForm }) => {
    answerByExample('/api/stories', '/api/category', '/api/projects');
    await page.getByRole('navigation').getByRole('link', { name: 'All Stories' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Create Story' }).click();
    await storyForm.field('Title').fill('Half a thought');
    const question = new Dialog(page, 'Leave this page?');
    const away = page.getByRole('navigation').getByRole('link', { name: 'Categories' });
    await away.click();
    await question.see();
    await question.answer('Stay');
    await question.seeClosed();
    await expect(away).toBeFocused();
    await expect(page).toHaveURL(screens.createStory);
    await expect(storyForm.field('Title')).toHaveValue('Half a thought');
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    await question.answer('Leave');
    await expect(page).toHaveURL(screens.categories);
  });
});

describe('editing', () => {
  test('a story that is not there says so', async ({ allowConsole }) => {
    allowConsole(/404/);
    answer('GET', '/api/stories/987654', { status: 404, json: { message: 'There is no such story.' } });
    await openAsAdministrator(page, dashboardPaths.editStory(987654));
    await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible();
  });
});

describe('changed elsewhere', () => {
  const story = '/api/stories/1';
  const message = 'This was changed elsewhere since you opened it.';
  const question = 'This was changed elsewhere since you opened it';

  async function refused(changedBy?: object): Promise<Dialog> {
    answer('GET', story, { json: stories[0], headers: { etag: '"1"' } });
    answer('PATCH', story, { status: 412, json: { message, ...(changedBy === undefined ? {} : { changedBy }) } });
    await openAsAdministrator(page, screens.editStory(1));
    const field = page.getByLabel('Title');
    await field.fill('Make the dummy last');
    await field.press('Control+Enter');
    return new Dialog(page, question);
  }

  test('says who has saved meanwhile, and when', async () => {
    const dialog = await refused({ name: 'Vikram', at: '2021-11-26T21:44:00.000Z' });
    await dialog.seeText('Changed last by Vikram, 26 November 2021 at 21:44. Nothing you typed is lost.');
  });

  test('names nobody where the provider does not say', async () => {
    const dialog = await refused();
    await dialog.seeText('Nothing you typed is lost.');
    await expect(dialog.root).not.toContainText('Changed last by');
  });
});

describe('the list', () => {
  const question = 'Are you sure you want to delete this story?';
  const open = async (all: readonly object[] = stories) => {
    answer('GET', calls, { json: { stories: all } });
    await openAsAdministrator(page, screens.allStories);
  };

  test('asks before it deletes; deleted, the focus goes to a row that stays', async ({ toasts, table }) => {
    const deleted = answer('DELETE', '/api/stories/2', { json: { message: 'Deleted' } });
    await open();
    await expect(table.headings).toHaveText(['Choose', 'S.No', 'Story Name', 'Action']);
    // The newest stands first.
    const { title } = stories[1] ?? { title: '' };
    await expect(table.rows.first()).toContainText(title);
    const button = table.delete(title);
    await button.click();
    const dialog = new Dialog(page, question);
    await dialog.seeText(title);
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Enter');
    await dialog.seeClosed();
    await expect(button).toBeFocused();
    await button.click();
    answer('GET', calls, { json: { stories: stories.slice(0, 1) } });
    await dialog.answer('Delete');
    await toasts.seeSuccess('Story deleted successfully!');
    await expect(table.row(title)).toBeHidden();
    await expect(table.edit('Make the dummy first')).toBeFocused();
    expect(deleted).toHaveLength(1);
  });

  test('a row so short that buttons would lie over its title has them in its menu alone', async ({ table }) => {
    await open();
    const edit = table.edit('A second cup');
    await edit.focus();
    await expect(edit).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(edit).toBeHidden();
    await page.getByRole('button', { name: 'More for A second cup' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  });

  test('several deleted on a phone lie on each other below, and stand apart once one comes to them', async ({
    table,
    toasts,
  }) => {
    const all = ['One', 'Two', 'Three'].map((title, id) => ({ ...stories[0], id, title }));
    answer('DELETE', '/api/stories/*', ({ path }) => ({ json: { message: 'Deleted', undo: `of ${path}` } }));
    await open(all);
    for (const [index, { title }] of all.entries()) {
      await table.delete(title).click();
      answer('GET', calls, { json: { stories: all.slice(index + 1) } });
      await new Dialog(page, question).answer('Delete');
      await expect(toasts.undo).toHaveCount(index + 1);
    }
    const tops = async () =>
      Promise.all([0, 1, 2].map(async (which) => (await toasts.undo.nth(which).boundingBox())?.y ?? 0));
    const spread = async () => Math.max(...(await tops())) - Math.min(...(await tops()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.move(10, 10);
    await expect.poll(spread).toBeLessThan(40);
    await toasts.undo.last().focus();
    await expect.poll(spread).toBeGreaterThan(100);
  });

  test('a failed deletion says so, here and in the console, and leaves the row', async ({
    allowConsole,
    toasts,
    dialog,
    table,
  }) => {
    allowConsole(failure);
    answer('DELETE', '/api/stories/*', { status: 500 });
    await open();
    await table.delete('A second cup').click();
    await dialog.answer('Delete');
    await toasts.seeFailure('Failed to delete story.');
    await toasts.seeReason('The server had an error of its own.', 'Failed to delete story.');
    expect(said().join(' ')).toContain('Failed to delete story.');
    await expect(table.delete('A second cup')).toBeFocused();
  });

  test('a story without a title has words to press all the same', async () => {
    await open([{ ...stories[0], title: ' ' }]);
    await expect(page.getByRole('link', { name: 'Untitled', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Untitled' })).toBeVisible();
  });

  test('many can be searched and sorted', async ({ table }) => {
    const many = [...'LKJIHGFEDCBA'].map((letter, id) => ({
      id,
      title: `Story ${letter}`,
      authorname: 'A',
      content: 'C',
    }));
    await open(many);
    await expect(table.rows.first()).toContainText('Story A');
    await expect(table.rows).toHaveCount(12);
    await page.getByLabel('Search by title').fill('  story b');
    await expect(table.rows).toHaveCount(1);
    await page.getByLabel('Search by title').fill('nothing like it');
    await expect(page.getByText('No story has that in its title')).toBeVisible();
    await page.getByLabel('Search by title').fill('');
    await open(many.toReversed());
    await expect(table.rows.first()).toContainText('Story L');
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(table.rows.first()).toContainText('Story A');
  });

  test('an empty list leads to Create Story', async () => {
    await open([]);
    await expect(page.getByText('No stories available')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create Story' }).click();
    await expect(page).toHaveURL(screens.createStory);
  });
});

describe('many', () => {
  const known = ['Rain', 'Clay', 'Ink', 'Wood'].map((title, index) => ({
    id: index + 1,
    title,
    authorname: 'Ritika Anand',
    content: `About ${title}`,
    visibility: 'draft',
    updatedAt: '2026-11-02T10:00:00Z',
  }));
  const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
  const tools = () => page.getByRole('region', { name: 'Chosen stories' });
  const press = (name: string) => tools().getByRole('button', { name, exact: true }).click();
  const open = async (all: readonly object[] = known) => {
    answer('GET', calls, { json: { stories: all } });
    for (const story of known) {
      answer('GET', `/api/stories/${String(story.id)}`, { json: story, headers: { etag: `"${String(story.id)}"` } });
    }
    await openAsAdministrator(page, screens.allStories);
  };

  test('are chosen, with Shift all between, and deleted after one question; Undo brings all back', async ({
    toasts,
    table,
  }) => {
    await open();
    const deleted = answer('DELETE', '/api/stories/*', ({ path }) => ({ json: { undo: `of ${path}` } }));
    const undone = answer('POST', '/api/undo', { json: { message: 'Restored.' } });
    await expect(tools()).toHaveCount(0);
    // The newest stands first.
    await choose('Wood').click();
    await choose('Clay').click({ modifiers: ['Shift'] });
    await choose('Ink').click();
    await expect(tools()).toContainText('2 stories chosen');
    await press('Delete');
    const dialog = new Dialog(page, 'Are you sure you want to delete these 2 stories?');
    await dialog.seeText('Wood, Clay');
    answer('GET', calls, { json: { stories: known.filter(({ title }) => title === 'Rain' || title === 'Ink') } });
    await dialog.answer('Delete');
    await toasts.seeSuccess('2 stories deleted.');
    await expect(table.rows).toHaveText([/Ink/, /Rain/]);
    await expect(tools()).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create Story' }).last()).toBeFocused();
    expect(deleted.map(({ path }) => path)).toEqual(['/api/stories/4', '/api/stories/2']);
    answer('GET', calls, { json: { stories: known } });
    await page.getByRole('button', { name: 'Undo' }).click();
    // The last one first.
    await expect
      .poll(() => undone.map(({ json }) => json))
      .toEqual([{ undo: 'of /api/stories/2' }, { undo: 'of /api/stories/4' }]);
    await expect(table.rows).toHaveCount(4);
  });

  test('get another visibility by Change, with all that is stored; Undo writes what each had', async ({ toasts }) => {
    await open();
    const sent = answer('PATCH', '/api/stories/*', { json: { message: 'Changed.' } });
    await choose('Rain').click();
    await choose('Clay').click();
    const change = tools().getByRole('button', { name: 'Change', exact: true });
    await expect(change).toBeDisabled();
    await tools().getByLabel('Visibility').selectOption('Public');
    expect(sent).toEqual([]);
    await change.click();
    await toasts.seeSuccess('2 stories changed.');
    const asked = () => sent.map(({ path, headers, form }) => [path, headers.get('if-match'), form]);
    const of = (id: number, title: string, visibility: string) => [
      `/api/stories/${String(id)}`,
      `"${String(id)}"`,
      {
        title,
        authorname: 'Ritika Anand',
        content: `About ${title}`,
        visibility,
        publishAt: '',
      },
    ];
    expect(asked()).toEqual([of(2, 'Clay', 'public'), of(1, 'Rain', 'public')]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => asked().slice(2)).toEqual([of(1, 'Rain', 'draft'), of(2, 'Clay', 'draft')]);
  });

  test('that are chosen while others are changed stay chosen, and are not counted with those', async ({ toasts }) => {
    await open();
    const gate = createGate();
    answer('PATCH', '/api/stories/*', async () => {
      await gate.opened;
      return { json: { message: 'Changed.' } };
    });
    await choose('Rain').click();
    await choose('Clay').click();
    await tools().getByLabel('Visibility').selectOption('Public');
    await press('Change');
    await expect(tools().getByRole('status')).toHaveText('0 of 2 done');
    await choose('Ink').click();
    await expect(choose('Ink')).toBeChecked();
    await expect(tools().getByRole('status')).toHaveText('0 of 2 done');
    gate.release();
    await toasts.seeSuccess('2 stories changed.');
    await expect(tools().getByRole('status')).toHaveText('1 story chosen');
    await expect(choose('Ink')).toBeChecked();
    await expect(choose('Rain')).not.toBeChecked();
  });

  test('say how far they are, and name what fails, which stays chosen', async ({ allowConsole, toasts }) => {
    allowConsole(/500/);
    await open();
    const gate = createGate();
    answer('PATCH', '/api/stories/*', { json: { message: 'Changed.' } });
    answer('PATCH', '/api/stories/3', { status: 500 });
    answer('PATCH', '/api/stories/1', async () => {
      await gate.opened;
      return { json: { message: 'Changed.' } };
    });
    for (const { title } of known) await choose(title).click();
    await tools().getByLabel('Visibility').selectOption('Unlisted');
    await press('Change');
    await expect(tools().getByRole('status')).toHaveText('3 of 4 done');
    await expect(tools().getByRole('button', { name: 'Changing…' })).toBeDisabled();
    await expect(tools().getByRole('button', { name: 'Delete' })).toBeDisabled();
    gate.release();
    await toasts.seeFailure('3 stories changed. Not changed: Ink.');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(tools()).toContainText('1 story chosen');
    await expect(choose('Ink')).toBeChecked();
  });

  test('that all fail say why, and stay chosen', async ({ allowConsole, toasts }) => {
    allowConsole(/Failed to delete story/);
    await open();
    answer('DELETE', '/api/stories/*', { status: 503 });
    await choose('Rain').click();
    await choose('Clay').click();
    await press('Delete');
    await new Dialog(page, 'Are you sure you want to delete these 2 stories?').answer('Delete');
    await toasts.seeFailure('Failed to delete story.');
    await expect(tools()).toContainText('2 stories chosen');
  });

  test('what an Undo cannot take back can be tried again', async ({ allowConsole, toasts }) => {
    allowConsole(/Failed to restore/);
    await open();
    answer('DELETE', '/api/stories/*', ({ path }) => ({ json: { undo: path } }));
    const undone = answer('POST', '/api/undo', () =>
      undone.length === 2 ? 'unreachable' : { json: { message: 'Restored.' } },
    );
    await choose('Rain').click();
    await choose('Clay').click();
    await press('Delete');
    await new Dialog(page, 'Are you sure you want to delete these 2 stories?').answer('Delete');
    await toasts.seeSuccess('2 stories deleted.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await toasts.seeFailure('Failed to restore: 2 stories.');
    await toasts.retry.click();
    await toasts.seeSuccess('2 stories restored successfully!');
    expect(undone.map(({ json }) => json)).toEqual([
      { undo: '/api/stories/1' },
      { undo: '/api/stories/2' },
      { undo: '/api/stories/2' },
    ]);
  });

  test('of a provider that does not tell who sees them have no visibility to change', async () => {
    await open(known.map(({ id, title, authorname, content }) => ({ id, title, authorname, content })));
    await choose('Rain').click();
    await expect(tools().getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(tools().getByLabel('Visibility')).toHaveCount(0);
  });
});

test('a draft of a newer release is kept, its texts are shown, and what is typed becomes another', async ({
  storyForm,
}) => {
  const stored = () => drafts.list('story:new');
  await drafts.write('story:new\u0000x', { version: '', shape: 99, value: { title: 'Rain', body: ['It rains.'] } });
  await openAsAdministrator(page, screens.createStory);
  await expect(page.getByText('1 draft not sent')).toBeVisible();
  await expect(storyForm.field('Title')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue Rain' })).toHaveCount(0);
  const show = page.getByRole('button', { name: 'Show its texts' });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await show.click();
  await expect(page.getByText('It rains.')).toBeVisible();
  await storyForm.field('Title').fill('Sun');
  await expect.poll(async () => (await stored()).length).toBe(2);
  expect((await stored()).find(({ id }) => id === 'x')).toMatchObject({ shape: 99, value: { title: 'Rain' } });
  await page.getByRole('button', { name: 'Discard Rain' }).click();
  await expect.poll(async () => (await stored()).map(({ value }) => value)).toMatchObject([{ title: 'Sun' }]);
});
