import { paths } from '../../src/domain/paths.ts';
import { expect, test } from './support/test.ts';

interface Chosen {
  readonly address: string;
  /** In CSS pixels, as wide as its place draws it. */
  readonly drawn: number;
  readonly width: number;
  readonly widths: readonly number[];
}

/** What the browser chose for a picture. Runs in the page. */
function look(selector: string): Chosen | null {
  const image = document.querySelector<HTMLImageElement>(selector);
  if (image === null || !image.complete || image.currentSrc === '') return null;
  const { width, height } = image.getBoundingClientRect();
  const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const candidates = image.srcset.split(',').map((one) => one.trim().split(' '));
  const widthOf = (text = '') => Number(text.replace('w', ''));
  return {
    address: image.currentSrc,
    drawn: Math.max(width, own * height),
    width: widthOf(candidates.find(([url = '']) => image.currentSrc.endsWith(url))?.[1]),
    widths: candidates.map(([, text]) => widthOf(text)),
  };
}

for (const [path, selector, width, height] of [
  [paths.work, 'main li img', 1440, 900],
  [paths.work, 'main li img', 390, 844],
  [paths.project('small-hours'), 'main img', 390, 844],
  [paths.project('small-hours'), 'main img', 1440, 900],
] as const) {
  test.describe(`${path} at ${String(width)}`, () => {
    test.override({ wishes: { width, height, isReduced: true } });

    test('a picture comes in the smallest width that fills its place', async ({ page }) => {
      await page.open(path);
      const { drawn, width: chosen, widths, address } = await page.until(look, selector);
      const best = widths.find((one) => one >= drawn) ?? widths.at(-1);
      expect(chosen, `${address} for ${String(drawn)} px`).toBe(best);
    });
  });
}
