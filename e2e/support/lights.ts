import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Where the layout is another, and two widths between. */
const widths = [390, 834, 1440, 1920];

/** The page's height, and each line of each text on it. Runs in the page. */
function readLines() {
  const lines: string[] = [`${document.documentElement.scrollHeight} px`];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    let [line, top] = ['', Number.NaN];
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [box] = range.getClientRects();
      // Styles and scripts, and what is not shown.
      if (box === undefined) continue;
      if (line !== '' && Math.abs(box.top - top) > 2) {
        lines.push(line);
        line = '';
      }
      top = box.top;
      line += ` ${word}`;
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** Opens a page, and expects at every width the same height and the same line breaks in both themes. Returns how many lines it saw. */
export async function expectStillLetters(page: Page, path: string): Promise<number> {
  let seen = 0;
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A layout may ask for other pictures and texts.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.evaluate(() => document.fonts.ready);
    const inWhite = await page.evaluate(readLines);
    await page.evaluate(() => {
      document.body.className = 'black-theme';
    });
    const inBlack = await page.evaluate(readLines);
    await page.evaluate(() => {
      document.body.className = 'white-theme';
    });
    expect.soft(inBlack, `${path} at ${width}`).toEqual(inWhite);
    seen += inWhite.length;
  }
  return seen;
}
