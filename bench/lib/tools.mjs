import { existsSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** Installs the tools of bench/package.json, Lighthouse only when it is asked for. Exits when npm fails. */
export async function installTools(isWithLighthouse) {
  const wanted = isWithLighthouse ? 'lighthouse' : 'autocannon';
  if (existsSync(inRoot('bench/node_modules', wanted))) return;
  console.log('Installing the tools of the bench …');
  const omit = isWithLighthouse ? [] : ['--omit=optional'];
  const { code } = await run('npm', [
    'ci',
    '--prefix',
    inRoot('bench'),
    ...omit,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  console.error('npm could not install the tools of the bench. See its message above.');
  process.exit(1);
}
