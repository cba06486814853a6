/**
 * `npm run test:stories`: opens every story in a browser, in both themes, by Storybook's Vitest addon
 * (vitest.stories.config.ts). A story fails when it throws, writes an error to the console or violates WCAG 2.2 AA; one of
 * the design system, and a screen, when it differs from its stored pictures; one of a machine's paths when its component does not
 * show the state that a path leads to. Ends with a line `N passed, N failed`.
 *
 * Words after `--` choose the story files whose path contains one, `-t TEXT` stories by name, `--since-pictures` those that a change since
 * the last commit of a picture touches; `--update` stores new pictures.
 */
import { readdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.ts';
import { recordDemoAnswers } from './lib/demo-answers.ts';
import { inRoot } from './lib/paths.mjs';
import { describeFailedTests, readReport, sayFailed, type VitestReport } from './lib/report.ts';
import { run, runNode } from './lib/run.mjs';

const pictures = ['stories/design-system/pictures', 'stories/screens/pictures'];
const folders = pictures.map((folder) => inRoot(folder));
const report = inRoot('test-results/stories.json');

/** Vitest's option for the stories that import what has changed since a picture was last stored; none where Git does not know. */
async function sincePictures(): Promise<readonly string[]> {
  const { code, output } = await run('git', ['log', '-1', '--format=%H', '--', ...pictures], { quiet: true });
  const revision = output.trim();
  if (code !== 0 || revision === '') return [];
  console.log(`Stories that have changed since ${revision.slice(0, 8)}, when a picture was last stored.`);
  return [`--changed=${revision}`, '--passWithNoTests'];
}

const given = process.argv.slice(2);
const words = given.includes('--since-pictures')
  ? [...given.filter((word) => word !== '--since-pictures'), ...(await sincePictures())]
  : given;
const isUpdate = words.includes('--update');

rmSync(report, { force: true });
await recordDemoAnswers();
const { code } = await runNode(
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--config=vitest.stories.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...words,
  ],
  { env: { VITRINE_CHROMIUM: await ensureChromium(), STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
const result = readReport<VitestReport>(report);
const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = result ?? {};
sayFailed(describeFailedTests(result));
// A run that fails without a failed test (a file that does not load, an error outside a test) counts as one failure.
const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;

/** Pictures of deleted stories; an update removes them. Known only where every story ran. */
function findStalePictures() {
  if (words.some((word) => word !== '--update')) return [];
  const stories = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta.storyId));
  const kept = new Set(stories.map((id) => id.replace('--', '-').replace(/^screens-/, '')));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      // `button-states.white.png`; `text-states-2.white.png` of what is further down the page; `site-home-full.390-2.white.webp`.
      .filter((file) => !kept.has(file.replace(/(-\d+)?\.\w+\.png$|\.\d+(-\d+)?\.\w+\.webp$/, '')))
      .map((file) => `${folder}/${file}`),
  );
}

const stale = failed > 0 ? [] : findStalePictures();
if (isUpdate) for (const file of stale) rmSync(file);
else if (stale.length > 0) console.error(`Pictures of no story, which \`--update\` removes: ${stale.join(', ')}`);
const isStale = !isUpdate && stale.length > 0;
console.log(`\n${passed} passed, ${failed + (isStale ? 1 : 0)} failed`);
process.exit(failed === 0 && (passed > 0 || words.includes('--passWithNoTests')) && !isStale ? 0 : 1);
