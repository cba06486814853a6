import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PictureTask } from '../scripts/lib/story-pictures.ts';
import { compareFrames, compareScreen } from './screens/compare-screen.ts';
import { walkPaths } from './machines/paths/walk-paths.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Says what is wrong; `''` where nothing is. */
    comparePicture: (task: PictureTask) => Promise<string>;
    /** Whether films stay at their posters. */
    holdFilms: (isHeld: boolean) => Promise<void>;
    /** Whether the page is one of a visitor who has not asked for less motion. */
    preferMotion: (isPreferred: boolean) => Promise<void>;
    takeConsoleErrors: () => Promise<readonly string[]>;
  }
}
declare module 'vitest' {
  interface TaskMeta {
    /** Given to each test by Storybook's addon. */
    readonly storyId?: string;
  }
}

// Storybook's own markup precedes the story, where only the skip link may be.
for (const own of document.querySelectorAll('body > .sb-wrapper')) own.remove();

// Starts to listen before the story's file is loaded, which may log errors too.
await commands.takeConsoleErrors();

/** The day on which the pictures of screens are taken. */
const DAY = new Date('2026-11-20T09:30:00Z');

const isTransition = (file: string) => file.endsWith('/transitions.stories.tsx');
const isScreen = (file: string) => file.includes('/Screens-') || isTransition(file);

beforeEach(async ({ task }) => {
  const { name } = task.file;
  await commands.holdFilms(isScreen(name));
  await commands.preferMotion(isTransition(name));
  if (isScreen(name)) vi.setSystemTime(DAY);
});

/** Further checks, after Storybook's addon has rendered the story and run axe. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta;
  try {
    if (storyId.startsWith('paths-')) await walkPaths();
    if (storyId.startsWith('design-system-')) await comparePictures(storyId);
    if (storyId.startsWith('screens-transitions-')) await compareFrames(storyId);
    else if (storyId.startsWith('screens-')) await compareScreen(storyId);
  } finally {
    // Vitest tells this file's runs apart by the time.
    vi.useRealTimers();
  }
  expect(await commands.takeConsoleErrors()).toEqual([]);
});

/**
 * Compares the page with its pictures, one for each window of it: a page that is as high as its window would grow with a
 * window as high as the page. Films are covered, because which of their frames is shown is a matter of time.
 */
async function comparePictures(storyId: string): Promise<void> {
  await document.fonts.ready;
  const view = document.createElement('div');
  view.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.body.append(view);
  const mask = [...document.querySelectorAll('video')].map((film) => page.elementLocator(film));
  for (let number = 0; number * innerHeight < document.documentElement.scrollHeight; number += 1) {
    window.scrollTo(0, number * innerHeight);
    const name = number === 0 ? storyId : `${storyId}-${String(number + 1)}`;
    await expect.element(page.elementLocator(view)).toMatchScreenshot(name, { screenshotOptions: { mask } });
  }
  view.remove();
}
