import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureContract } from './contract.mjs';
import { isInstalled, workspacesOf } from './installed.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './run.mjs';

const stamp = inRoot('node_modules', '.vitrine-installed');

function wanted() {
  const hash = createHash('sha256');
  for (const folder of workspacesOf(root)) hash.update(readFileSync(inRoot(folder, 'package.json')));
  hash.update(readFileSync(inRoot('package-lock.json')));
  return hash.digest('hex');
}

/** Installs the packages of the lock file and compiles the contract, unless both are there already. Exits on failure. */
export async function ensureInstalled() {
  await ensurePackages();
  await ensureContract();
}

async function ensurePackages() {
  const now = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  // By `npm ci` or `npm install`, typed by hand.
  if (isInstalled(root)) return writeFileSync(stamp, now);
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
