import { paths } from '../../../src/domain/paths.ts';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

test('the picture is low on wide windows and 3:2 on a phone', async () => {
  answerByExample('/api/aboutpage');
  for (const [width, ratio] of [
    [1440, 1200 / 380],
    [390, 3 / 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.about);
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(300);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
  }
});
