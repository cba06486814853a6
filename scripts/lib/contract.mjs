import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

const tools = inRoot('packages', 'contract', 'tools');
const stamp = inRoot('packages', 'contract', 'dist', 'source-hash');

function hashOfSources() {
  const files = readdirSync(tools).map((name) => `${tools}/${name}`);
  const hash = createHash('sha256');
  for (const file of [inRoot('openapi.yaml'), inRoot('package-lock.json'), ...files]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Compiles openapi.yaml (packages/contract) unless it was compiled from the same sources already. Rejects when it fails. */
export async function ensureContract() {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { code } = await runNode([`${tools}/compile.ts`]);
  if (code !== 0) throw new Error('openapi.yaml could not be compiled. See the message above.');
  writeFileSync(stamp, hash);
}

/** For Vitest's `globalSetup`: tests that are started without npm need it too. */
export { ensureContract as setup };
