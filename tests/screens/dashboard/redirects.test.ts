import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { drafts } from '../../../src/platform/drafts.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

test('what an address will be is shown below its field while it is typed', async () => {
  answer('GET', '/api/redirects', { json: { data: [] } });
  await openAsAdministrator(page, dashboardPaths.redirects);
  const form = page.getByRole('form', { name: 'New redirect' });
  const source = form.getByRole('textbox', { name: 'Old address' });
  const target = form.getByRole('textbox', { name: 'Leads to' });
  await source.fill('www.neemink.example/portfolio/chai');
  await expect(source).toHaveAccessibleDescription('Read as /portfolio/chai');
  await expect(form.getByText('Read as /portfolio/chai')).toBeVisible();
  await target.fill('shop.example');
  await expect(target).toHaveAccessibleDescription('Another site: https://shop.example/');
  await target.fill('/shop.example');
  await expect(target).toHaveAccessibleDescription('On this site: /shop.example');
  await target.fill('');
  await expect(target).toHaveAccessibleDescription('');
});

test('a search that has found what is deleted does not outlive its field, and the focus goes to a row that is shown', async ({
  dialog,
}) => {
  const redirect = (id: number) => ({ id, source: `/old-${String(id)}`, target: '/work', asked: 0, askedAt: null });
  const all = Array.from({ length: 9 }, (_, index) => redirect(index + 1));
  answer('GET', '/api/redirects', { json: { data: all } });
  answer('DELETE', '/api/redirects/*', { json: { message: 'Deleted.', undo: 'token' } });
  await openAsAdministrator(page, dashboardPaths.redirects);
  const search = page.getByRole('searchbox', { name: 'Search by address' });
  await search.fill('old-4');
  await expect(page.getByRole('button', { name: 'Edit /old-3' })).toHaveCount(0);
  answer('GET', '/api/redirects', { json: { data: all.filter(({ id }) => id !== 4) } });
  await page.getByRole('button', { name: 'Delete /old-4' }).click();
  await dialog.answer('Delete');
  await expect(search).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit /old-3' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('Escape of an input method gives nothing up', async () => {
  answer('GET', '/api/redirects', {
    json: { data: [{ id: 1, source: '/old', target: '/work', asked: 0, askedAt: null }] },
  });
  await openAsAdministrator(page, dashboardPaths.redirects);
  await page.getByRole('button', { name: 'Edit /old' }).click();
  const source = page.getByRole('form', { name: 'Redirect of /old' }).getByRole('textbox', { name: 'Old address' });
  await source.fill('/छपाई');
  const press = (isComposing: boolean) =>
    page.evaluate(
      (is) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', isComposing: is === true, bubbles: true, cancelable: true }),
        ),
      isComposing,
    );
  await press(true);
  await expect(source).toHaveValue('/छपाई');
  await press(false);
  await expect(source).toHaveCount(0);
});

test('a change that is given up leaves no draft, and comes back by Undo', async ({ toasts }) => {
  answer('GET', '/api/redirects', {
    json: { data: [{ id: 1, source: '/old', target: '/work', asked: 0, askedAt: null }] },
  });
  await openAsAdministrator(page, dashboardPaths.redirects);
  const edit = page.getByRole('button', { name: 'Edit /old' });
  const source = page.getByRole('form', { name: 'Redirect of /old' }).getByRole('textbox', { name: 'Old address' });
  const kept = () => drafts.list('redirect:1');
  for (const giveUp of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  ]) {
    await edit.click();
    await expect(source).toHaveValue('/old');
    await source.fill('/older');
    await expect.poll(kept).toHaveLength(1);
    await giveUp();
    await expect(edit).toBeFocused();
    await expect.poll(kept).toHaveLength(0);
    await edit.click();
    await expect(source).toHaveValue('/old');
    await page.keyboard.press('Escape');
    await toasts.undo.click();
    await expect(source).toHaveValue('/older');
    await expect(source).toBeFocused();
    // It is kept as anything that is typed.
    await expect.poll(kept).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
  // Nobody would hear the button.
  answerByExample('/api/category', '/api/projects');
  await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
  await expect(toasts.undo).toBeHidden();
});
