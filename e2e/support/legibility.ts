import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Line {
  readonly text: string;
  /** `rgb(…)`, as the browser computes it. */
  readonly color: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** The lines of every text on a header, and of the bar where it has no ground of its own. Runs in the page. */
function readLines(): Line[] {
  const bar = document.querySelector('header');
  const isBarClear = bar !== null && getComputedStyle(bar).backgroundColor === 'rgba(0, 0, 0, 0)';
  const roots = [document.querySelector('[data-under-bar]'), isBarClear ? bar : null];
  const range = document.createRange();
  return roots.flatMap((root) => {
    const lines: Line[] = [];
    if (root === null) return lines;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.nodeValue ?? '').trim() === '') continue;
      const { color, visibility } = getComputedStyle(parent);
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        // Not what only assistive technology sees.
        if (visibility === 'hidden' || width < 4 || height < 4 || top < 0) continue;
        lines.push({ text: node.nodeValue ?? '', color, box: { left, top, width, height } });
      }
    }
    return lines;
  });
}

const linear = (channel = 0) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** WCAG 2.2, "relative luminance". */
export const luminance = ([red, green, blue]: readonly number[]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
/** WCAG 2.2, 1.4.3. */
export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Side of a block, in pixels: about as wide as a stroke of a title. */
const BLOCK = 6;

/** The contrast of a colour with a ground, which all but one twentieth of the ground's blocks reach. */
async function worstContrast(shot: Buffer, { box, color }: Line): Promise<number> {
  const inside = { left: Math.floor(box.left), top: Math.floor(box.top) };
  const { data, info } = await sharp(shot)
    .extract({ ...inside, width: Math.ceil(box.width), height: Math.ceil(box.height) })
    .resize({
      width: Math.ceil(box.width / BLOCK),
      height: Math.ceil(box.height / BLOCK),
      fit: 'fill',
      kernel: 'linear',
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = luminance((/[\d., ]+/.exec(color)?.[0] ?? '').split(',').map(Number));
  const all = Array.from({ length: info.width * info.height }, (_, index) =>
    contrast(ink, luminance([...data.subarray(index * info.channels, index * info.channels + 3)])),
  ).toSorted((a, b) => a - b);
  return all[Math.floor(all.length / 20)] ?? 0;
}

export interface Legibility {
  readonly text: string;
  readonly contrast: number;
}

/** How readable the words on a page's header are, and those of a bar that lies over it: their colour against what is below them. */
export async function readLegibility(page: Page): Promise<readonly Legibility[]> {
  const lines = await page.evaluate(readLines);
  // A sheet of its own: the page's policy lets no style element in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-under-bar] *, header * { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const shot = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return Promise.all(
    lines.map(async (line) => ({ text: line.text.trim(), contrast: await worstContrast(shot, line) })),
  );
}
