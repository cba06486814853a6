/**
 * Lists the design system's components, with where to import each from, in design-system/README.md. `--check` writes nothing
 * and fails when the list is not what the sources export.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fillComponents, findComponents } from './lib/component-list.ts';
import { inRoot } from './lib/paths.mjs';

const readme = inRoot('design-system', 'README.md');
const before = readFileSync(readme, 'utf8');
const after = fillComponents(before, findComponents(inRoot('design-system', 'src', 'components')));

if (before === after) console.log('The list of components is up to date.');
else if (process.argv.includes('--check')) {
  console.error('design-system/README.md lists other components than there are; run "npm run generate".');
  process.exitCode = 1;
} else {
  writeFileSync(readme, after);
  console.log('Listed the components in design-system/README.md.');
}
