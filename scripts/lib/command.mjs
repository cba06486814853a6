import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

/** Runs a command of the provider on this machine, with the arguments behind `--`. */
export async function runCommand(name) {
  // The packages may belong to another user, who has installed them.
  if (!existsSync(inRoot('node_modules'))) await ensureInstalled();
  const { code } = await runNode([inRoot(`provider/src/commands/${name}.ts`), ...process.argv.slice(2)]);
  process.exit(code);
}
