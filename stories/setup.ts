import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { walkPaths } from './machines/paths/walk-paths.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeConsoleErrors: () => Promise<readonly string[]>;
  }
}
declare module 'vitest' {
  interface TaskMeta {
    /** Given to each test by Storybook's addon. */
    readonly storyId?: string;
  }
}

// Storybook's own markup stands before the story, where only the skip link may stand.
for (const own of document.querySelectorAll('body > .sb-wrapper')) own.remove();

// Begins to listen before the story's file is loaded, which may complain too.
await commands.takeConsoleErrors();

/** Storybook's addon has drawn the story and run axe; this is what else is asked of it. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta;
  if (storyId.startsWith('paths-')) await walkPaths();
  if (storyId.startsWith('design-system-')) await comparePicture(storyId);
  expect(await commands.takeConsoleErrors()).toEqual([]);
});

/** The whole page. Films are covered: which of their frames is shown is a matter of time. */
async function comparePicture(storyId: string): Promise<void> {
  await document.fonts.ready;
  await page.viewport(1440, Math.max(900, document.documentElement.scrollHeight));
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId, {
    screenshotOptions: { mask: [...document.querySelectorAll('video')].map((film) => page.elementLocator(film)) },
  });
}
