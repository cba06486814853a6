/** `npm run export -- FOLDER`: builds what is stale, and writes the site as files that any host can serve. */
import { ensureBuilt } from './lib/build.ts';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureBuilt();
const { code } = await runNode([inRoot('provider/src/commands/export.ts'), ...process.argv.slice(2)]);
process.exitCode = code;
