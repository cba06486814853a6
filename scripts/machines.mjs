/**
 * `npm run machines`: how many states, transitions and guards each machine has, and how many of them the generated paths
 * of the tests reach. Anything unreached is named, and the command fails.
 */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
// The machines are TypeScript, which the project's Node reads and an older one does not.
const { code } = await runNode(['--no-warnings', inRoot('scripts/lib/machine-report.mjs')]);
process.exit(code);
