import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The same tests in the machine's Firefox (`npm run test:browsers`, scripts/lib/firefox.ts). */
export default defineConfig({
  ...base,
  // What needs Chromium's own tools is tagged, and what takes long is tested there alone.
  grepInvert: /@chromium|@long/,
  projects: base.projects?.filter(({ name }) => name !== 'long') ?? [],
  outputDir: 'test-results/firefox',
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/firefox.json' }],
  ],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Playwright's recorder sees little of this browser and doubles what a test takes.
    trace: 'off',
    launchOptions: {
      executablePath: 'scripts/lib/firefox-driver.ts',
      firefoxUserPrefs: {
        // A machine without a screen has no mouse either: with one, as a visitor's.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Scrollbars take no room, as in the other engines' tests.
        'ui.useOverlayScrollbars': 1,
        'widget.gtk.overlay-scrollbars.enabled': true,
        'ui.prefersReducedMotion': 1,
        // The panel of downloads would take the keyboard from the page.
        'browser.download.alwaysOpenPanel': false,
        // Playwright reads lists such as `ariaLabelledByElements` in a world of its own: where the page's world reads one after it, as
        // axe does, Firefox 153 crashes. Without those lists both read the attributes.
        'accessibility.ARIAElementReflection.enabled': false,
      },
    },
  },
});
