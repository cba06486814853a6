import { existsSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** Installs the tools of bench/package.json. Exits when npm fails. */
export async function installTools() {
  if (['autocannon', 'lighthouse'].every((name) => existsSync(inRoot('bench/node_modules', name)))) return;
  console.log('Installing the tools of the bench …');
  const { code } = await run('npm', ['ci', '--prefix', inRoot('bench'), '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  console.error('npm could not install the tools of the bench. See its message above.');
  process.exit(1);
}
