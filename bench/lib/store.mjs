import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';

/**
 * Makes a store with this many projects below `folder`; returns its path.
 *
 * @param {{ headers?: 'pictures' | 'films' }} [options] what the first projects begin with
 */
export async function makeStore(folder, count, { headers = 'pictures' } = {}) {
  const path = join(folder, `of-${count}-${headers}`);
  const { code, output } = await runNode([inRoot('bench/lib/seed.ts'), path, String(count), headers], { quiet: true });
  if (code !== 0) throw new Error(`The store could not be written:\n${output}`);
  return path;
}
