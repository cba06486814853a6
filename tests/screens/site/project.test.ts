import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

for (const width of [390, 1440]) {
  test(`the title of a project without media stands on its page until it is scrolled away, at ${String(width)}`, async () => {
    const description = Array.from({ length: 60 }, () => 'A line of it.').join('\n\n');
    answer('GET', '/api/project', { json: { data: { id: 1, title: 'Two tins', slug: 'tins', description } } });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/project/tins');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Two tins');
    await expect(title).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => scrollTo(0, 400));
    await expect(title).toHaveAttribute('data-scrolled', 'true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(title).toHaveAttribute('data-scrolled', 'false');
  });
}
