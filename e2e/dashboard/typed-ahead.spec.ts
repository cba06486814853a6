import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { untilKept } from '../support/drafts.ts';
import { paste } from '../support/paste.ts';
import { expect, test } from '../support/test.ts';

/** A form is read-only until its draft is known: here, until the page is told to go on. */
async function holdDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    const goOn = new Promise((resolve) => addEventListener('drafts:go-on', resolve, { once: true }));
    navigator.locks.query = async () => {
      await goOn;
      return query();
    };
  });
}

const goOn = (page: Page) => page.evaluate(() => dispatchEvent(new Event('drafts:go-on')));

for (const [what, path, name] of [
  ['a category', dashboardPaths.categories, 'Category name'],
  ['a project', dashboardPaths.createProject, 'Title'],
  ['a story', dashboardPaths.createStory, 'Title'],
] as const) {
  test(`what is typed into the form of ${what} before its draft is known is not lost`, async ({ page }) => {
    await holdDrafts(page);
    await openAsAdministrator(page, path);
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).not.toBeEditable();
    await field.pressSequentially('Whyy');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('?');
    await expect(field).toHaveValue('');
    await goOn(page);
    await expect(field).toHaveValue('Why?');
    await page.keyboard.type(' Because.');
    await expect(field).toHaveValue('Why? Because.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // React knows of it: it is kept as a draft.
    await untilKept(page, 'Why? Because.');
  });
}

/** How every field and button of the form looks, by what would say that it cannot be used. */
const looks = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('select, input, textarea, [role=checkbox], button')].flatMap((element) => {
      const { backgroundColor, borderTopColor, color, opacity } = getComputedStyle(element);
      const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
      // A chosen file's own input is never seen.
      const look = [name, backgroundColor, borderTopColor, color, opacity].join(' ');
      return opacity === '0' ? [] : [{ name, look, isOff: element.matches(':disabled, [aria-disabled=true]') }];
    }),
  );

for (const [what, path] of [
  ['a project', dashboardPaths.editProject(6)],
  ['the settings', dashboardPaths.settings],
] as const) {
  test(`nothing of the form of ${what} looks disabled before its draft is known`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdDrafts(page);
    await openAsAdministrator(page, path);
    const held = page.locator('main select').first();
    await expect(held).toBeDisabled();
    const before = await looks(page);
    await goOn(page);
    await expect(held).toBeEnabled();
    expect(before.length).toBeGreaterThan(10);
    // What comes only then, as the tools of a picture, is no matter here.
    await expect
      .poll(async () => {
        const after = await looks(page);
        // What stays disabled, as Add Grid, and an arrow at the end of a list, may look so.
        const isSame = (one: (typeof before)[number]) =>
          after.some(({ name, look, isOff }) => look === one.look || (isOff && name === one.name));
        return before.filter((one) => !isSame(one));
      })
      .toEqual([]);
  });
}

test('it is added to what the draft holds, in the field where it was typed', async ({ page, storyForm }) => {
  await openAsAdministrator(page, dashboardPaths.createStory);
  await expect(storyForm.field('Title')).toBeEditable();
  await storyForm.field('Title').fill('Kept');
  await untilKept(page, 'Kept');
  await holdDrafts(page);
  await page.reload();
  await expect(storyForm.field('Title')).not.toBeEditable();
  await storyForm.field('Title').press('!');
  await goOn(page);
  await expect(storyForm.field('Title')).toHaveValue('Kept!');
});

test('pasted text is not lost either', async ({ page, storyForm }) => {
  await holdDrafts(page);
  await openAsAdministrator(page, dashboardPaths.createStory);
  await expect(storyForm.field('Title')).not.toBeEditable();
  await storyForm.field('Title').press('A');
  await paste(storyForm.field('Title'), ' pasted title');
  await goOn(page);
  await expect(storyForm.field('Title')).toHaveValue('A pasted title');
});

test('Enter in a field of one line sends it once it is known', async ({ page, allowConsole }) => {
  allowConsole(/Failed to add category|net::ERR_FAILED/);
  const sent: unknown[] = [];
  await page.route('**/api/category', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON());
    await route.abort();
  });
  await holdDrafts(page);
  await openAsAdministrator(page, dashboardPaths.categories);
  const field = page.getByRole('textbox', { name: 'Category name', exact: true });
  await expect(field).not.toBeEditable();
  await field.pressSequentially('Enamel');
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await goOn(page);
  await expect(page.getByText('Failed to add category...')).toBeVisible();
  expect(sent).toEqual([{ name: 'Enamel' }]);
});
