import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';

/**
 * Makes a store with this many projects below `folder`; returns its path.
 *
 * @param {{ headers?: 'pictures' | 'films', pictures?: number }} [options] what the first projects begin with; and how many pictures each
 * of those has that are not the demo's
 */
export async function makeStore(folder, count, { headers = 'pictures', pictures = 2 } = {}) {
  const path = join(folder, `of-${count}-${headers}-${pictures}`);
  const { code, output } = await runNode(
    [inRoot('bench/lib/seed.ts'), path, String(count), headers, String(pictures)],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`The store could not be written:\n${output}`);
  return path;
}
