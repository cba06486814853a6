/**
 * `npm run machines:mutate`: changes each machine in small ways (a transition dropped, a target swapped, a guard negated,
 * actions dropped) and runs its tests against each change. A change that no test notices is named, and the command fails.
 * Words after `--` choose machines; `--all` makes every mutant there is instead of one of each kind.
 */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runNode(['--no-warnings', inRoot('scripts/lib/mutation-report.mjs'), ...process.argv.slice(2)]);
process.exit(code);
