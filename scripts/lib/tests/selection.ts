import { distance } from 'fastest-levenshtein';
import { checkNames, suiteNames, suiteOf, suites, type CheckName, type SuiteName } from './groups.ts';

interface Wish {
  /** Only tests whose name contains this. */
  readonly grep?: string | undefined;
  /** All there is, or what `npm test` runs. */
  readonly scope?: 'short' | 'all';
}

/** What one run of `npm test` does. */
export interface Selection {
  readonly checks: readonly CheckName[];
  /** For each suite that runs the files that were named; none for all that the scope has. */
  readonly suites: Readonly<Partial<Record<SuiteName, readonly string[]>>>;
}

/** The words that could have been meant, the nearest first: at most three. */
export function suggest(word: string, known: readonly string[]): readonly string[] {
  const farthest = Math.max(2, Math.floor(word.length / 3));
  return known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ one }) => one);
}

const withoutEnding = (file: string): string => file.replace(/\.(test|spec|stories)\.tsx?$/, '');
const baseName = (file: string): string => withoutEnding(file).split('/').at(-1) ?? file;

/**
 * The files that a word means: the one of this path, else those in this folder, else those of this name, else those whose path contains it.
 *
 * @param word `e2e/dashboard/log`, `tests/domain`, `credits`, with or without the file's ending
 */
export function findFiles(word: string, files: readonly string[]): readonly string[] {
  const path = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const ways: readonly ((file: string) => boolean)[] = [
    (file) => file === path || withoutEnding(file) === path,
    (file) => file.startsWith(`${path}/`),
    (file) => baseName(file) === path,
    (file) => file.includes(path),
  ];
  return ways.map((way) => files.filter(way)).find((found) => found.length > 0) ?? [];
}

function isOneOf<const Name extends string>(names: readonly Name[], word: string): word is Name {
  return names.some((name) => name === word);
}

/**
 * Reads what was asked for.
 *
 * @param words groups (`unit`, `lint`, `checks`), and names of files, which narrow the group before them or choose by themselves
 * @param files every test file
 * @throws {Error} with suggestions when a word means nothing
 */
export function select(
  words: readonly string[],
  files: readonly string[],
  { grep, scope = 'short' }: Wish = {},
): Selection {
  const checks = new Set<CheckName>();
  const chosen = new Map<SuiteName, Set<string>>();
  let group: SuiteName | undefined;
  for (const word of words) {
    if (word === 'checks') {
      for (const name of checkNames) checks.add(name);
      group = undefined;
    } else if (isOneOf(checkNames, word)) {
      checks.add(word);
      group = undefined;
    } else if (isOneOf(suiteNames, word)) {
      group = word;
      chosen.set(group, chosen.get(group) ?? new Set());
    } else {
      const possible = group === undefined ? files : files.filter((file) => suiteOf(file) === group);
      const found = findFiles(word, possible);
      if (found.length === 0) throw new Error(explainUnknown(word, possible, group));
      for (const file of found) {
        const suite = suiteOf(file);
        if (suite !== undefined) chosen.set(suite, (chosen.get(suite) ?? new Set()).add(file));
      }
    }
  }
  const isWhole = words.length === 0;
  const unasked = suiteNames.filter((name) => suites[name].runsIn === 'short' || suites[name].runsIn === scope);
  return {
    checks: isWhole && grep === undefined ? checkNames : [...checks],
    suites: isWhole
      ? Object.fromEntries(unasked.map((name) => [name, []]))
      : Object.fromEntries([...chosen].map(([name, found]) => [name, [...found]])),
  };
}

function explainUnknown(word: string, possible: readonly string[], group: SuiteName | undefined): string {
  const groups = group === undefined ? ['checks', ...checkNames, ...suiteNames] : [];
  const near = suggest(word, [
    ...groups,
    ...new Set(possible.flatMap((file) => [baseName(file), withoutEnding(file)])),
  ]);
  const where = group === undefined ? 'No group of tests and no test file' : `No test file of "${group}"`;
  const meant = near.length > 0 ? ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?` : '';
  return `${where} is called "${word}".${meant}`;
}
