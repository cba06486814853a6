import { defineConfig } from '@playwright/test';

/** `npm test` builds the site, starts a provider for each worker and says here where they are (scripts/test.ts). */
const origins = process.env['VITRINE_BASE_URLS']?.split(' ') ?? [];
// Playwright numbers its workers.
const baseURL = origins[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
if (baseURL === undefined) throw new Error('Run `npm test`, or `npm run test:e2e`: it starts what these tests need.');

/** `npm run test:all` also runs the folder `long` and tests tagged `@long`. */
const isLong = process.env['VITRINE_LONG'] === 'true';
const executablePath = process.env['VITRINE_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One retry for a busy machine.
  retries: 1,
  ...(isLong ? {} : { grepInvert: /@long/ }),
  workers: origins.length,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // A trace of every test costs as much as the test: only what failed once is recorded.
    trace: 'on-first-retry',
    // Films decoded in software would take most of the machine: they are paused unless a test is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Nothing but the pages under test: no updates, no other hosts, no sandbox where the tests run as root.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Fewer processes for each page: on two cores their number decides the cost of a test.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  // In this order, without waiting for each other: a worker has a provider of its own, and one failure leaves out nothing.
  projects: [
    // Visitors' tests leave the store as it is and run side by side; the administrator's change it and run after them.
    { name: 'site', testMatch: 'site/**/*.spec.ts' },
    { name: 'dashboard', testMatch: 'dashboard/**/*.spec.ts', fullyParallel: false },
    { name: 'product', testMatch: 'product/**/*.spec.ts', fullyParallel: false },
    ...(isLong ? [{ name: 'long', testMatch: 'long/**/*.spec.ts', fullyParallel: false }] : []),
  ],
});
