/**
 * `npm run generate`: what is made of openapi.yaml: types and operations; and the machines' drawings.
 * `npm run diagrams`: the drawings alone.
 */
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const types = 'packages/contract/tools/generate-types.ts';
const operations = 'packages/contract/tools/compile.ts';
const drawings = 'scripts/diagrams.ts';

for (const script of process.argv[2] === 'diagrams' ? [drawings] : [types, operations, drawings]) {
  const { code } = await runNode([inRoot(script)]);
  if (code !== 0) process.exit(code);
}
