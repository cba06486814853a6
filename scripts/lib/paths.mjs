import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An absolute path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Node 24 from the npm package `node`, independent of the installed Node. Exits with a message when it is missing. */
export function projectNode() {
  const file = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    'Node 24 is missing. It comes with the npm package "node", whose install script was not allowed to run.\n' +
      'Run `npm rebuild node`, or use Node 24 or newer.',
  );
  process.exit(1);
}
