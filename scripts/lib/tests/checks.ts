import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot } from '../paths.mjs';
import { tool, type CheckName } from './groups.ts';

const caches = inRoot('node_modules', '.cache');
mkdirSync(caches, { recursive: true });

/** What a rule of ours, a plugin or an option can be changed by; ESLint's own cache knows its options and version only. */
const lintSources = [
  'eslint.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'provider/tsconfig.json',
];

/** A folder for ESLint's cache that another one takes the place of when a rule changes. The former ones are removed. */
function lintCache(): string {
  const rules = readdirSync(inRoot('scripts/lint')).map((file) => `scripts/lint/${file}`);
  const hash = createHash('sha256');
  for (const file of [...lintSources, ...rules.sort()]) hash.update(file).update(readFileSync(inRoot(file)));
  const name = `eslint-${hash.digest('hex').slice(0, 16)}`;
  for (const other of readdirSync(caches)) {
    if (other.startsWith('eslint-') && other !== name)
      rmSync(inRoot('node_modules/.cache', other), { recursive: true });
  }
  return inRoot('node_modules/.cache', name, 'files');
}

/** TypeScript 7, which checks in a third of the time; ESLint needs the programming interface of version 5. */
const typesOf = (project: string, name: string): readonly string[] => [
  tool('typescript-7/bin/tsc'),
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', inRoot('node_modules/.cache', `${name}.tsbuildinfo`)],
  ...['-p', project],
];

/** A command of Node's that fails when something is wrong, and what it is called. */
export interface Check {
  readonly title: string;
  readonly args: readonly string[];
}

/** Each counts as one test. What they find out is kept in `node_modules/.cache`. */
export const checks: Readonly<Record<CheckName, () => readonly Check[]>> = {
  types: () => [
    { title: 'types', args: typesOf('tsconfig.json', 'types') },
    { title: 'types: provider, without the DOM', args: typesOf('provider/tsconfig.json', 'types-provider') },
  ],
  lint: () => [
    {
      title: 'lint',
      args: [
        tool('eslint/bin/eslint.js'),
        // Each thread reads the types of everything for itself: four at most.
        ...['.', '--max-warnings', '0', '--concurrency', String(Math.min(4, availableParallelism()))],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', lintCache()],
      ],
    },
    {
      title: 'lint: who may know whom',
      args: [
        tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['src', 'design-system', 'provider/src', 'packages', 'e2e', 'devtools', 'site.config.ts', 'site.map.ts'],
        ...['--cache', inRoot('node_modules/.cache/dependency-cruiser'), '--cache-strategy', 'content'],
      ],
    },
  ],
  format: () => [
    {
      title: 'format',
      args: [
        tool('prettier/bin/prettier.cjs'),
        ...['--check', '--log-level', 'warn', '.', '--cache', '--cache-strategy', 'content'],
      ],
    },
  ],
  contract: () => [
    { title: 'contract: lint', args: [inRoot('scripts/lint-contract.ts')] },
    { title: 'contract: types match', args: [inRoot('packages/contract/tools/generate-types.ts'), '--check'] },
  ],
  diagrams: () => [
    { title: 'diagrams match', args: [inRoot('scripts/diagrams.ts'), '--check'] },
    { title: 'list of components matches', args: [inRoot('scripts/components.ts'), '--check'] },
  ],
};
