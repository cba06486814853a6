/**
 * `npm run test:trust`: hostile input, faults and load against the real provider; minutes, not seconds. Ends with a line
 * `N passed, N failed`. `npm run test:trust -- NAME …` runs only the files whose name contains one of the words.
 */
import { ensureChromium } from './lib/chromium.ts';
import { runSuite } from './lib/suite.ts';

await runSuite({ name: 'trust', args: process.argv.slice(2), env: { VITRINE_CHROMIUM: await ensureChromium() } });
