import { defineConfig } from '@playwright/test';
import { journeyPattern } from './e2e/journeys.ts';

/** `npm test` builds the site, starts a provider for each worker and says here where they are (scripts/test.ts). */
const origins = process.env['VITRINE_BASE_URLS']?.split(' ') ?? [];
// Playwright numbers its workers.
const baseURL = origins[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
if (baseURL === undefined) throw new Error('Run `npm test`, or `npm run test:e2e`: it starts what these tests need.');

/** `npm test` runs the journeys; all tests run in `npm run test:all`, and where files or names are asked for. */
const isShort = process.env['VITRINE_SCOPE'] === 'short';
const executablePath = process.env['VITRINE_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties it: the reports of the other runners lie beside it.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // The second try records a trace. A test that needs it has failed (scripts/lib/report.ts).
  retries: isShort ? 0 : 1,
  ...(isShort ? { grep: journeyPattern(), grepInvert: /@long/ } : {}),
  workers: origins.length,
  // For a loaded machine: what is quick does not wait for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
    { name: 'long', testMatch: 'long/**/*.spec.ts', fullyParallel: false },
  ],
});
