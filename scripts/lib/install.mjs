import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const stamp = inRoot('node_modules', '.vitrine-installed');

function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', 'design-system/package.json', 'provider/package.json']) {
    hash.update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/** Installs the packages of the lock file unless they are there already. Exits when npm fails. */
export async function ensureInstalled() {
  const now = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Installing packages …');
  // Development packages are needed to build, also where NODE_ENV says production.
  const how = existsSync(inRoot('node_modules')) ? 'install' : 'ci';
  const { code } = await run('npm', [how, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm could not install the packages. See its message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
}
