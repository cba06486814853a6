/**
 * `npm run test:browsers`: the product in the engines other than Chromium. The end-to-end tests in Firefox
 * (scripts/lib/firefox.ts), and in WebKit tests of its own (e2e/webkit). Installs the browsers where it may, else names what is missing. Ends with a line `N passed, N failed`.
 *
 * `npm run test:browsers -- firefox` runs one engine only, `-- webkit e2e/webkit/back.test.ts` a file of it; `-g TEXT` only the tests whose name contains the text; `--core` in Firefox
 * only what differs most among engines; `--where-possible` leaves out an engine that is missing and cannot be installed, and says so.
 * `npm run test:browsers -- pictures` tests nothing: it puts pictures of the public screens in three
 * engines beside each other.
 */
import { testFirefox } from './lib/firefox.ts';
import { MissingBrowser } from './lib/missing-browser.ts';
import { takePictures, testWebKit } from './lib/webkit.ts';

/** Each runs the tests whose name matches and counts them. */
const engines: Readonly<
  Record<string, (options: readonly string[]) => Promise<{ readonly passed: number; readonly failed: number }>>
> = {
  firefox: testFirefox,
  webkit: testWebKit,
};

/** Says what to install where a browser is missing. @returns the exit code */
function explain(thrown: unknown): number {
  if (!(thrown instanceof MissingBrowser)) throw thrown;
  console.error(thrown.message);
  return 1;
}

const words = process.argv.slice(2);
if (words[0] === 'pictures') process.exit(await takePictures().catch(explain));
const at = words.indexOf('-g');
const grep = at < 0 ? [] : words.splice(at, 2);
const takeFlag = (flag: string): readonly string[] => {
  const index = words.indexOf(flag);
  return index < 0 ? [] : words.splice(index, 1);
};
const core = takeFlag('--core');
const isOptional = takeFlag('--where-possible').length > 0;
const files = words.filter((word) => word.startsWith('e2e/'));
const unknown = words.filter((word) => !(word in engines) && !files.includes(word));
if (unknown.length > 0) {
  console.error(`Not an engine of these tests: ${unknown.join(', ')}. There are ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
let isLeftOut = false;
for (const [name, test] of Object.entries(engines)) {
  if (words.some((word) => word in engines) && !words.includes(name)) continue;
  const start = performance.now();
  console.log(`\n${name}`);
  try {
    const { passed, failed } = await test(name === 'firefox' ? [...grep, ...core, ...files] : [...grep, ...files]);
    total.passed += passed;
    total.failed += failed;
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (thrown) {
    if (!(thrown instanceof MissingBrowser)) throw thrown;
    console.error(isOptional ? `LEFT OUT: ${thrown.message}` : thrown.message);
    if (isOptional) isLeftOut = true;
    else total.failed += 1;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && (total.passed > 0 || isLeftOut) ? 0 : 1);
