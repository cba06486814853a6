import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { setFlag } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { controls, fillStudio, visibleTail } from '../support/hostile-studio.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

/** Texts with markup, scripts, control characters and marks of direction in every field, on every screen. */

const screens = dashboardPaths;
const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };

/**
 * What the page shows, and where a mark of direction in a text would affect what follows: another field's text, or ours.
 * Runs in the page.
 */
function look() {
  const isolating = ['isolate', 'isolate-override', 'plaintext'];
  const boxOf = (node: Node): Element | null => {
    let element = node.parentElement;
    while (element !== null) {
      const { display, unicodeBidi } = getComputedStyle(element);
      if ((display !== 'inline' && display !== 'contents') || isolating.includes(unicodeBidi)) return element;
      element = element.parentElement;
    }
    return null;
  };
  const turned: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const box = boxOf(node);
    if (!(node.nodeValue ?? '').includes('\u202e') || box === null || box.tagName === 'SCRIPT') continue;
    // Boxes inside this one are isolated.
    const rest = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    let after = (node.nodeValue ?? '').split('»').slice(1).join('»');
    for (let one = rest.nextNode(); one !== null; one = rest.nextNode()) {
      const isBehind = (node.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      if (isBehind && boxOf(one) === box) after += one.nodeValue ?? '';
    }
    if (/[\p{L}\p{N}]/u.test(after))
      turned.push(`${box.tagName}: ${(node.nodeValue ?? '').slice(0, 20)} … ${after.slice(-40)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const isWide = scrollWidth > clientWidth;
  const isOutside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  const fields = [...document.querySelectorAll('input, textarea')];
  const values = fields.map((field) => ('value' in field ? String(field.value) : ''));
  return {
    turned,
    text: [document.body.textContent, ...values].join('\n'),
    hasRun: 'ran' in window,
    // Elements that make the page wider than its window.
    sticksOut: isWide
      ? [...document.querySelectorAll('body *')].filter(isOutside).map((one) => `${one.tagName} ${one.className}`)
      : [],
  };
}

test('texts in every field are inert and legible on every screen', async ({ page, dialog }) => {
  test.slow();
  const store = temporaryStore();
  const { origin, kill } = await startOwnProvider(store.folder, env);
  try {
    expect((await page.request.post(`${origin}/api/login`, { data: administrator })).ok()).toBe(true);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const { fields, projectSlug, projectId, storyId } = await fillStudio(async (method, path, body) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(origin + path, {
        method,
        headers: { cookie, ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      expect(answer.ok, `${method} ${path}`).toBe(true);
      return answer.json();
    }, visibleTail + controls);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await setFlag(page);

    const about = /^(intro|what|who|how|point|paragraph|client(Name|sHeading))/;
    const wholeProject = /^(title2|client2|description2|(second-)?(role|name)2|gridText2)$/;
    for (const [path, shows] of [
      [paths.home, /^home\d$/],
      [paths.work, /^title\d$/],
      [paths.project(projectSlug), wholeProject],
      [paths.about, about],
      [paths.stories, /^(story\d|author2|content2)$/],
      [paths.story(storyId), /^(story|author|content)1$/],
      [screens.allProjects, /^title\d$/],
      [dashboardPaths.editProject(projectId), wholeProject],
      [screens.categories, /^category$/],
      [screens.allMedia, /^title\d$/],
      [dashboardPaths.projectMedia(projectId), /^(title2|alt)$/],
      [screens.homepage, /^(home\d|title2)$/],
      [screens.editAbout, about],
      [screens.allStories, /^story\d$/],
      [dashboardPaths.editStory(storyId), /^(story|author|content)1$/],
    ] as const) {
      const expected = fields.filter((field) => shows.test(field));
      expect(expected.length, path).toBeGreaterThan(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(origin + path);
      const missing = async () => {
        const { text } = await page.evaluate(look);
        return expected.filter((field) => !text.includes(`«${field} ${visibleTail}»`));
      };
      await expect.poll(missing, { message: path }).toEqual([]);
      await expectQuiet(page, path);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectQuiet(page, path);
    }

    // A question that names its subject, and the toast after it.
    await page.goto(origin + screens.allProjects);
    await page
      .getByRole('button', { name: /^Delete «title1/ })
      .first()
      .click();
    await dialog.see();
    await expectQuiet(page, 'the question');
    await dialog.answer('Delete');
    await expect(page.getByRole('status').getByText('Project deleted successfully!')).toBeVisible();
    await expectQuiet(page, 'the toast');
    expect(dialogs).toEqual([]);
  } finally {
    await kill();
    store.remove();
  }
});

async function expectQuiet(page: Page, where: string): Promise<void> {
  const { turned, hasRun, sticksOut } = await page.evaluate(look);
  expect.soft({ hasRun, turned, sticksOut }, where).toEqual({ hasRun: false, turned: [], sticksOut: [] });
}
