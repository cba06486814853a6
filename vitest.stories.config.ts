import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { facesPlugin } from './scripts/faces-plugin.ts';
import { createPictureCommand } from './scripts/lib/story-pictures.ts';

const executablePath = process.env['VITRINE_CHROMIUM'];

const messages = new WeakMap<object, string[]>();

/** What the browser has written to its console as an error since the last call, failed requests included. */
const takeConsoleErrors: BrowserCommand<[]> = ({ page }) => {
  const before = messages.get(page);
  const taken: string[] = [];
  messages.set(page, taken);
  if (before === undefined) {
    page.on('console', (message) => {
      if (message.type() === 'error') messages.get(page)?.push(message.text());
    });
  }
  return before ?? [];
};

/** Whether a film's address is never answered, so that it stays at its poster. */
const holdFilms: BrowserCommand<[boolean]> = async ({ page }, isHeld) => {
  if (isHeld) await page.route(/\.mp4$/, () => undefined);
  else await page.unroute(/\.mp4$/);
};

const preferMotion: BrowserCommand<[boolean]> = ({ page }, isPreferred) =>
  page.emulateMedia({ reducedMotion: isPreferred ? 'no-preference' : 'reduce' });

const comparePicture = createPictureCommand('stories/screens/pictures', 'test-results/stories');

/** `npm run test:stories`: every story in a browser, in both themes. */
export default defineConfig({
  // A file that is not there is an error, not index.html.
  appType: 'mpa',
  // Found only while stories run, it would make Vite reload the page in the middle of one.
  optimizeDeps: { include: ['@vanilla-extract/sprinkles/createRuntimeSprinkles', 'culori/fn'] },
  plugins: [vanillaExtractPlugin(), react(), facesPlugin(), storybookTest({ configDir: '.storybook' })],
  test: {
    maxWorkers: 2,
    isolate: false,
    setupFiles: ['stories/setup.ts'],
    testTimeout: 60_000,
    // Pictures at four widths are taken there; one that goes on would take those of the next story in its windows.
    hookTimeout: 180_000,
    attachmentsDir: 'test-results/stories',
    // Storybook's plugin forbids the browser to write files unless told otherwise: pictures are written.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1440, height: 900 },
      commands: { comparePicture, holdFilms, preferMotion, takeConsoleErrors },
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: ['white', 'black'].map((theme) => ({
        browser: 'chromium' as const,
        name: theme,
        provide: { 'storybook/test-initial-globals': { theme, viewport: { value: 'desktop' } } },
      })),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 50 },
          resolveScreenshotPath: ({ arg, ext, root, project }) =>
            `${root}/stories/design-system/pictures/${arg}.${project.name}${ext}`,
          resolveDiffPath: ({ arg, ext, root, project }) => `${root}/test-results/stories/${arg}.${project.name}${ext}`,
        },
      },
    },
  },
});
