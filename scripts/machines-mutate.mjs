/**
 * `npm run machines:mutate`: changes each machine in small ways (a transition dropped, a target swapped, a guard negated,
 * actions dropped) and runs its tests against each change. A change that no test notices is named, and the command fails.
 * One mutant of each machine; with `-- --each` one of each kind, with `-- --all` every one there is. Words after `--`
 * choose machines.
 */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runNode(['--no-warnings', inRoot('scripts/lib/mutation-report.mjs'), ...process.argv.slice(2)]);
process.exit(code);
