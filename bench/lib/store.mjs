import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';

/** A store of so many projects below `folder`; its path. */
export async function makeStore(folder, count) {
  const path = join(folder, `of-${count}`);
  const { code, output } = await runNode([inRoot('bench/lib/seed.ts'), path, String(count)], { quiet: true });
  if (code !== 0) throw new Error(`The store could not be written:\n${output}`);
  return path;
}
