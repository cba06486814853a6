import { beforeEach } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

/** Whether the browser would do what it does by itself with what is dragged over, and dropped on, the first match: leave the page. */
function isLeft(selector: string, type: 'text' | 'file'): readonly boolean[] {
  const place = document.querySelector(selector);
  if (place === null) throw new Error(`No ${selector}`);
  return ['dragover', 'drop'].map((name) => {
    const dataTransfer = new DataTransfer();
    if (type === 'file') dataTransfer.items.add(new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    else dataTransfer.setData('text/plain', 'a');
    return place.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
  });
}

beforeEach(() => answerByExample('/api/category', '/api/projects', '/api/aboutpage'));

for (const [name, path, places] of [
  ['a story', dashboardPaths.createStory, ['textarea', 'h1', 'nav']],
  ['categories', dashboardPaths.categories, ['main input', 'h1', 'body']],
  ['the reset of a password', dashboardPaths.resetPassword, ['main input', 'form']],
] as const) {
  test(`a file dropped beside what takes files never leaves the page: ${name}`, async () => {
    await openAsAdministrator(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const place of places) expect(isLeft(place, 'file'), place).toEqual([false, false]);
    expect(isLeft(places[0], 'text'), 'a text may still be dropped').toEqual([true, true]);
  });
}

test('a field for files takes its own', async () => {
  await openAsAdministrator(page, dashboardPaths.createAbout);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isLeft('input[type=file]', 'file')).toEqual([true, true]);
  expect(isLeft('textarea', 'file')).toEqual([false, false]);
});
