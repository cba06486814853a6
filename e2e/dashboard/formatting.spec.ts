import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { seeMarkdown } from '../support/formatted.ts';
import { expect, test } from '../support/test.ts';

test('at 390 by mouse: words are made bold and linked, seen in the preview and on the page, and undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createStory);
  await page.getByLabel('Title').fill('Formatted by a test');
  await page.getByLabel('Author').fill('Asha');
  const area = page.getByLabel('Content', { exact: true });
  const formatted = page.getByRole('checkbox', { name: 'Formatted' });
  await area.fill('made by hand');
  await expect(formatted).not.toBeChecked();
  await area.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(0, 4));
  const bold = page.getByRole('button', { name: 'Bold' });
  const box = await bold.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
  await bold.click();
  const strong = area.locator('strong');
  await expect(strong).toHaveText('made');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect(formatted).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(area).toHaveText('made by hand');
  await expect(strong).toHaveCount(0);
  await expect(formatted).not.toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(strong).toHaveText('made');
  await seeMarkdown(page, 'Content', '**made** by hand');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.locator('strong')).toHaveText('made');
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'View it' }).click();
  await expect(page.getByRole('article').locator('strong')).toHaveText('made');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'made by hand');
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('individual', 'stories')}`);
});

test('by keyboard: bold, italic and a link, by their keys, in a project', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createProject);
  const area = page.getByLabel('Description', { exact: true });
  // A form is read-only until it is known whether there is a draft of it.
  await expect(area).toBeEditable();
  await area.focus();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('strong');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('soft');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' link');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Address of the link')).toBeFocused();
  await page.keyboard.type('a.example');
  await page.keyboard.press('Enter');
  await expect(area).toBeFocused();
  await seeMarkdown(page, 'Description', '**strong** *soft* [link](https://a.example)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.getByRole('link', { name: 'link', exact: true })).toHaveAttribute('rel', 'noopener');
  await expect(site.locator('section em')).toHaveText('soft');
});

test('a formatted text is filled by its label to the letter, and pasted words keep their look', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createStory);
  const area = page.getByLabel('Content', { exact: true });
  await area.fill('Plain.');
  const paste = (html: string, words: string) =>
    area.evaluate(
      (element, [rich, plain]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', rich);
        clipboardData.setData('text/plain', plain);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, words] as const,
    );
  await area.press('Control+a');
  const word = `<h1>Our way</h1><p class=MsoNormal><b>Bold</b>, <i>soft</i>, <a href="https://a.example/x">a link</a>
    <img src="https://b.example/p.png" alt="far"></p>
    <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>one</p>
    <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>two</p><script>alert(1)</script>`;
  await paste(word, 'Our way');
  await expect(area.getByRole('heading', { name: 'Our way' })).toBeVisible();
  await seeMarkdown(
    page,
    'Content',
    '## Our way\n\n**Bold**, *soft*, [a link](https://a.example/x) [far](https://b.example/p.png)\n\n- one\n- two',
  );
  const missing = page.getByRole('alert').filter({ hasText: 'A picture could not come with the text.' });
  await expect(missing).toContainText('Drop its file where it belongs.');
  await missing.getByRole('button', { name: 'Close' }).click();
  // An address on words makes them a link.
  await area.fill('see this');
  await area.press('Control+Shift+ArrowLeft');
  // A selection is told to the page after the key.
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('this');
  await paste('', 'https://a.example/');
  await expect(area.getByRole('link', { name: 'this' })).toHaveAttribute('href', 'https://a.example/');
  // What is filled in its place is a text without formatting again, to the letter.
  const filled = 'First *x*.\n\nThen\nmore.';
  await area.fill(filled);
  await expect(page.getByRole('checkbox', { name: 'Formatted' })).not.toBeChecked();
  await page.getByLabel('Title').fill('Filled by a test');
  await page.getByLabel('Author').fill('Asha');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/stories'));
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postData()).toContain(`\r\n\r\n${filled.replaceAll('\n', '\r\n')}\r\n`);
  await page.getByRole('link', { name: 'View it' }).click();
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('individual', 'stories')}`);
});

test('without the code of the formatted view, and in its place, nothing that is typed is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|formatted view could not be loaded/);
  await page.route(/VisualField-.*\.js/, (route) => route.abort());
  await openAsAdministrator(page, dashboardPaths.createStory);
  const area = page.getByLabel('Content', { exact: true });
  await area.fill('made by hand');
  await area.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(0, 4));
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(area).toHaveValue('**made** by hand');
  await page.unroute(/VisualField-.*\.js/);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await page.reload();
  await expect(area.locator('strong')).toHaveText('made');
});

test('what a word processor hides stays hidden, and a picture that is pasted alone comes as its file', async ({
  page,
}) => {
  await openAsAdministrator(page, dashboardPaths.createStory);
  const area = page.getByLabel('Content', { exact: true });
  await expect(area).toBeEditable();
  const paste = (html: string, words: string, name?: string) =>
    area.evaluate(
      (element, [rich, plain, file]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', rich);
        if (plain !== '') clipboardData.setData('text/plain', plain);
        if (file !== undefined) clipboardData.items.add(new File(['no picture'], file, { type: 'image/png' }));
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, words, name] as const,
    );
  const word = `<style>span.h { display: none } span.b { font-weight: bold }</style><p class=MsoNormal>m<sup>2</sup>
    <span style="mso-hide:all">for us</span><span class=h>alone</span><span class=b>Bold</span>
    <img src="file:///C:/a.png"><img src="file:///C:/b.png"></p>`;
  await paste(word, 'm2 for us alone Bold');
  await expect(area).toHaveText(/^m²\s+Bold$/);
  await seeMarkdown(page, 'Content', /^m² +\*\*Bold\*\*$/);
  const alerts = page.getByRole('alert');
  await expect(alerts).toContainText('2 pictures could not come with the text. Drop their files where they belong.');
  await area.fill('');
  await paste('<img src="https://a.example/p.png" alt="far">', '', 'kiln.png');
  await expect(alerts.filter({ hasText: 'kiln.png' })).toBeVisible();
  await expect(area).toHaveText('');
});
