/**
 * `npm run generate`: what is made of openapi.yaml: types and operations; the machines' drawings; and the list of components.
 * `npm run diagrams`: the drawings alone.
 */
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const types = 'packages/contract/tools/generate-types.ts';
const operations = 'packages/contract/tools/compile.ts';
const drawings = 'scripts/diagrams.ts';
const components = 'scripts/components.ts';

for (const script of process.argv[2] === 'diagrams' ? [drawings] : [types, operations, drawings, components]) {
  const { code } = await runNode([inRoot(script)]);
  if (code !== 0) process.exit(code);
}
