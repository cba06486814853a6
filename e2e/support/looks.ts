import type { APIRequestContext, Page } from '@playwright/test';
import type { Look } from '@vitrine/look';
import { paths } from '../../src/domain/paths.ts';
import { administrator } from './administrator.ts';
import { expect } from './test.ts';

/** Every kind of public page. */
export const publicPages = {
  home: paths.home,
  work: paths.work,
  project: paths.project('museum-of-salt'),
  story: paths.story(1),
  about: paths.about,
  contact: paths.contact,
  'not found': '/no/such/page',
} as const;

const files = ['wordmarkDark', 'wordmarkLight', 'icon', 'touchIcon', 'share', 'face'] as const;

/**
 * Saves a look over the settings that there are.
 *
 * @param look null for the built one
 * @returns its style sheet, as every page has it
 */
export async function saveLook(request: APIRequestContext, look: Look | null): Promise<string> {
  if (!(await request.get('/api/verify-auth')).ok()) await request.post('/api/login', { data: administrator });
  const { data } = await (await request.get('/api/site')).json();
  const texts = Object.entries(data).filter(([name, value]) => typeof value === 'string' && name !== 'updatedAt');
  const keep = files.filter((name) => typeof data[name] === 'object' && data[name] !== null);
  const saved = await request.put('/api/site', {
    multipart: {
      ...Object.fromEntries(texts),
      words: JSON.stringify(data.words ?? []),
      hidden: JSON.stringify(data.hidden ?? []),
      keep: JSON.stringify(keep),
      ...(look === null ? {} : { look: JSON.stringify(look) }),
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const page = await request.get(paths.contact, { headers: { accept: 'text/html' } });
  return /<style id="look">(.*?)<\/style>/s.exec(await page.text())?.[1] ?? '';
}

/** Draws the page that is open in a look, by its style sheet, without loading it again; its fonts are there afterwards. */
export async function drawIn(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.getElementById('look')?.remove();
    document.adoptedStyleSheets = [sheet];
    // Laid out, so that the fonts are asked for.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, css);
}

/** By how many pixels the page is wider than its window, and how high it is in each light. */
const readSizes = (page: Page) =>
  page.evaluate(() => {
    const { body, documentElement: root } = document;
    const before = body.className;
    const heightIn = (theme: string): number => {
      body.className = theme;
      return root.scrollHeight;
    };
    const [white, black] = [heightIn('white-theme'), heightIn('black-theme')];
    body.className = before;
    return { wider: root.scrollWidth - root.clientWidth, white, black };
  });

/** From the narrowest window that is to be read without scrolling sideways (WCAG 1.4.10) to the widest of the design. */
const widths = [320, 390, 726, 834, 1024, 1440, 1920];

/** Expects of the page that is open that nothing of it is wider than its window, and that both themes are as high. */
export async function expectWithin(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { wider, white, black } = await readSizes(page);
    expect.soft(wider, `${what}, ${String(width)} px`).toBe(0);
    expect.soft(black, `${what}, ${String(width)} px, in the black light`).toBe(white);
  }
}
