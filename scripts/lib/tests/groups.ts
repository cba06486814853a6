import { availableParallelism } from 'node:os';
import { globSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';

/** Checks that only read. The names that `npm test -- NAME` takes, each with what is run. */
export const checkNames = ['types', 'lint', 'format', 'contract', 'diagrams'] as const;
export type CheckName = (typeof checkNames)[number];

/** A set of test files with one runner. */
interface Suite {
  readonly title: string;
  /** Its files, by their paths from the root. A file belongs to the first suite that matches. */
  readonly files: RegExp;
  /** How long it may take, in seconds: what it took on two quiet cores, a build in it, and half more. `npm test` · `npm run test:all`. */
  readonly budget: readonly [short: number, all: number];
  /** What runs it without naming it: `npm test`, that with `--all` only, or neither. */
  readonly runsIn: 'short' | 'all' | 'none';
}

/** In this order: the first to match a file has it. */
export const suites = {
  screens: {
    title: 'Screens with stubbed answers, in a browser',
    files: /^tests\/screens\/.*\.test\.tsx?$/,
    budget: [120, 120],
    runsIn: 'short',
  },
  trust: {
    title: 'Hostile input, faults and load',
    files: /^tests\/trust\/.*\.test\.ts$/,
    budget: [600, 600],
    runsIn: 'none',
  },
  scale: { title: 'Several servers', files: /^tests\/scale\/.*\.test\.ts$/, budget: [600, 600], runsIn: 'none' },
  postgres: {
    title: 'The provider on PostgreSQL',
    files: /^tests\/postgres\/.*\.test\.ts$/,
    budget: [60, 300],
    runsIn: 'all',
  },
  unit: {
    title: 'Unit, machine and contract tests',
    files: /^tests\/.*\.test\.tsx?$/,
    budget: [190, 500],
    runsIn: 'short',
  },
  webkit: { title: 'WebKit', files: /^e2e\/webkit\/.*\.test\.ts$/, budget: [300, 300], runsIn: 'none' },
  e2e: { title: 'End-to-end tests', files: /^e2e\/.*\.spec\.ts$/, budget: [250, 1500], runsIn: 'short' },
  stories: { title: 'Stories', files: /^stories\/.*\.stories\.tsx$/, budget: [600, 600], runsIn: 'none' },
} as const satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;

/** Those of {@link suites}, in the order in which they run: the cheap ones first. */
export const suiteNames = [
  'unit',
  'screens',
  'postgres',
  'e2e',
  'webkit',
  'stories',
  'trust',
  'scale',
] as const satisfies readonly SuiteName[];

/** The suite that a file belongs to; undefined for no test. @param file its path from the root */
export function suiteOf(file: string): SuiteName | undefined {
  // In the order of the table, which the order of running is not.
  for (const [name, { files }] of Object.entries(suites)) {
    if (files.test(file)) return suiteNames.find((one) => one === name);
  }
  return undefined;
}

/** Every test file, by its path from the root with slashes, in order. */
export function findTestFiles(): readonly string[] {
  return globSync(['tests/**/*.test.{ts,tsx}', 'e2e/**/*.{spec,test}.ts', 'stories/**/*.stories.tsx'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** As many end-to-end tests at once as the machine has cores: a third worker on two made each test a third slower. */
export const workers = Math.max(2, availableParallelism());

/** A command file of an installed package. */
export const tool = (path: string): string => inRoot('node_modules', ...path.split('/'));
