import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { facesPlugin } from './scripts/faces-plugin.ts';
import { inRoot } from './scripts/lib/paths.mjs';
import { commands } from './tests/screens/support/commands.ts';
import { demoMedia } from './tests/screens/support/demo-media.ts';

const executablePath = process.env['VITRINE_CHROMIUM'];

/** `npm test -- screens`: screens with their machines in a browser, without a provider (docs/decisions/079). */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), facesPlugin(), demoMedia()],
  // Of its own, so that `npm run dev` and Storybook, which need other packages, do not throw it away.
  cacheDir: 'node_modules/.vite/screens',
  resolve: {
    // The models of e2e/models speak to Playwright, for which these tests have a stand-in.
    alias: [
      { find: '@playwright/test', replacement: inRoot('tests/screens/support/playwright.ts') },
      { find: '../support/administrator.ts', replacement: inRoot('tests/screens/support/administrator.ts') },
    ],
  },
  // Found only while a test runs, a package would make Vite reload the page in the middle of it.
  optimizeDeps: {
    entries: ['src/app/DashboardApp.tsx', 'src/app/client.tsx', 'tests/screens/**/*.test.ts', 'tests/screens/setup.ts'],
  },
  test: {
    include: ['tests/screens/**/*.test.ts'],
    setupFiles: ['tests/screens/setup.ts'],
    // One page for all files of a worker: modules are loaded once.
    isolate: false,
    maxWorkers: 2,
    // The first test of a screen also waits for its modules.
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
      commands,
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
