import { afterEach, describe } from 'vitest';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const project = (title: string) => ({
  id: 1,
  title,
  slug: 'one',
  description: '',
  HeaderMedia: 'media/a.jpg',
  categoryId: null,
  clientName: '',
  year: '',
  credits: [],
  grids: [],
  relatedProjects: [],
});

afterEach(() => {
  document.documentElement.style.fontSize = '';
  localStorage.removeItem('theme');
});

describe('the title of a project', () => {
  for (const title of [
    'Landwirtschaftsausstellung',
    'Supercalifragilisticexpialidocious',
    'हिन्दीवर्णमालाप्रदर्शनीसंग्रहालयकार्यक्रम',
  ])
    for (const [width, size] of [
      [320, 100],
      [390, 200],
    ] as const) {
      test(`${title} fits ${String(width)} px with text at ${String(size)} %`, async () => {
        answer('GET', '/api/project', { json: { data: project(title) } });
        await page.setViewportSize({ width, height: 844 });
        document.documentElement.style.fontSize = `${String(size)}%`;
        await page.goto('/project/one');
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title);
        const right = () =>
          heading.evaluate((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return Math.max(...[...range.getClientRects()].map((box) => box.right));
          });
        await expect.poll(right).toBeLessThanOrEqual(width);
      });
    }
});

test('black changes no colour of a work', async () => {
  localStorage.setItem('theme', 'black');
  answer('GET', '/api/project', { json: { data: project('One') } });
  await page.goto('/project/one');
  await expect(page.locator('body')).toHaveClass(/black-theme/);
  const filters = () =>
    page.locator('main img, main video').evaluateAll((all) => all.map((one) => getComputedStyle(one).filter));
  await expect.poll(filters).toContain('none');
  expect(await filters()).not.toContain('brightness(0.94)');
});

test('a project without facts says what is specified, and draws nothing else', async () => {
  answer('GET', '/api/project', { json: { data: project('One') } });
  await page.goto('/project/one');
  const facts = page.getByRole('region', { name: 'About the project' });
  await expect(facts).toHaveText('No credits available');
  expect(await facts.evaluate((one) => [...one.children].filter(({ textContent }) => textContent === '').length)).toBe(
    0,
  );
});

for (const theme of ['white', 'black'] as const) {
  test(`the text of a story on a page of its own is ${theme}, as the visitor has chosen`, async () => {
    localStorage.setItem('theme', theme);
    answer('GET', '/api/stories/1', { json: { id: 1, title: 'Rain', authorname: 'Asha', content: 'It rained.' } });
    await page.goto('/individual/1');
    const text = page.getByText('It rained.');
    await expect(text).toBeVisible();
    const ground = () =>
      text.evaluate((one) => {
        let at: Element | null = one;
        while (at !== null && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
        return at === null ? '' : getComputedStyle(at).backgroundColor;
      });
    await expect.poll(ground).toBe(theme === 'white' ? 'rgb(247, 246, 243)' : 'rgb(29, 29, 29)');
  });
}
