import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from './legibility.ts';

interface Word {
  readonly text: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** The texts that are seen in the window, but those of what cannot be pressed (WCAG 1.4.3, "incidental"). Runs in the page. */
function readWords(): Word[] {
  const range = document.createRange();
  // What only assistive technology sees stands in a box of one pixel.
  const isHidden = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || element.clientHeight === 1 || isHidden(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Word[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? '').trim();
    // A point between two words is too small to be painted in its whole colour anywhere.
    if (parent === null || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (parent.closest(':disabled, [aria-disabled="true"], [inert]') !== null) continue;
    if (isHidden(parent) || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      // Nor what something lies over.
      if (width < 4 || height < 4 || left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight)
        continue;
      const corners = [left + 1, left + width - 1].flatMap((x) =>
        [top + 1, top + height - 1].map((y) => [x, y] as const),
      );
      const isSeen = [...corners, [left + width / 2, top + height / 2] as const].every(([x, y]) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && (parent.contains(above) || above.contains(parent));
      });
      if (isSeen) words.push({ text, box: { left, top, width, height } });
    }
  }
  return words;
}

/** Between the lightest and the darkest pixel: of black letters on white at least some reach nearly 21. */
async function paintedContrast(shot: Buffer, { box }: Word): Promise<number> {
  const left = Math.floor(box.left);
  const top = Math.floor(box.top);
  const size = { width: Math.ceil(box.left + box.width) - left, height: Math.ceil(box.top + box.height) - top };
  const { data, info } = await sharp(shot)
    .extract({ left, top, ...size })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all = Array.from({ length: info.width * info.height }, (_, index) =>
    luminance([...data.subarray(index * info.channels, index * info.channels + 3)]),
  );
  return contrast(Math.max(...all), Math.min(...all));
}

/**
 * What of the texts in the window is painted with less than 4.5:1. With forced colours axe cannot say so: Chromium paints
 * letters in the system's colours, but `getComputedStyle`, which axe asks, tells the `color` that the page's style gives
 * them, while it does tell the forced ground. A muted grey on black is then a muted grey on the system's white to axe.
 */
export async function readFaintWords(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate(readWords);
  if (words.length === 0) return ['no text at all'];
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const measured = await Promise.all(
    words.map(async (word) => ({ text: word.text, contrast: await paintedContrast(shot, word) })),
  );
  return measured
    .filter((one) => one.contrast < 4.5)
    .map((one) => `${one.text.slice(0, 40)}: ${one.contrast.toFixed(2)}`);
}
