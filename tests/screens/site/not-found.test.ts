import { exampleOf } from '../../../stories/shared/contract-examples.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

for (const width of [390, 834]) {
  test(`on ${String(width)} px the projects follow what is said of the missing half`, async () => {
    answer('GET', '/api/projects', { json: exampleOf('GET', '/api/projects') });
    answer('GET', '/api/category', { json: [] });
    await page.setViewportSize({ width, height: 1112 });
    await page.goto('/no/such/page');
    const said = page.getByText('Half of this page is missing.');
    await expect(said).toBeVisible();
    const bottom = async () => {
      const box = await said.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const list = page.getByRole('main').getByRole('list').first();
    await expect(list).toBeVisible();
    expect(((await list.boundingBox())?.y ?? 0) - (await bottom())).toBeLessThan(40);
  });
}
