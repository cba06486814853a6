import { paths } from '../../../src/domain/paths.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const stories = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  title: `Story ${String(index + 1)}`,
  authorname: 'Asha Rao',
  content: 'It rained.',
  createdAt: '2024-03-02T10:00:00.000Z',
}));

test('a story of the list says who wrote it, when, and how long it takes, as its own page does', async () => {
  answer('GET', '/api/stories', { json: stories });
  await page.goto(paths.stories);
  await expect(page.getByRole('article', { name: 'Story 8' })).toContainText('Asha Rao · March 2, 2024 · 1 min');
});

test("the list's first line stands on the baseline of the title beside it", async () => {
  answer('GET', '/api/stories', { json: stories });
  await page.goto(paths.stories);
  const title = page.getByRole('article').first().getByRole('heading', { level: 2 });
  const first = page.getByRole('navigation', { name: 'Stories', exact: true }).getByRole('link').first();
  await expect(title).toBeVisible();
  const baseline = (place: typeof title) =>
    place.evaluate((one) => {
      const mark = document.createElement('span');
      mark.style.cssText = 'display: inline-block; width: 0; height: 0';
      const inside = [...one.querySelectorAll('a'), one].find((part) => part.children.length === 0) ?? one;
      const text = document.createElement('span');
      text.append(...inside.childNodes, mark);
      inside.append(text);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      text.replaceWith(...text.childNodes);
      return bottom;
    });
  for (const width of [1025, 1440, 1920]) {
    for (const voice of ['1', '1.2']) {
      document.documentElement.style.setProperty('--voice', voice);
      await page.setViewportSize({ width, height: 900 });
      expect(Math.abs((await baseline(title)) - (await baseline(first))), `${String(width)} px`).toBeLessThan(1.5);
    }
  }
  document.documentElement.style.removeProperty('--voice');
});
