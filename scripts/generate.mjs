/**
 * `npm run generate`: the types of openapi.yaml for the app and the provider, and the machines' drawings.
 * `npm run diagrams`: the drawings alone.
 */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const types = ['scripts/generate-api.mjs', 'provider/scripts/generate-types.mjs'];
const drawings = 'scripts/diagrams.mjs';

await ensureInstalled();
for (const script of process.argv[2] === 'diagrams' ? [drawings] : [...types, drawings]) {
  const { code } = await runNode([inRoot(script)]);
  if (code !== 0) process.exit(code);
}
