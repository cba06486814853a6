import { sameLines } from './plain-text.ts';
import { show, unrestored } from './revision-parts.ts';
import type { Part, Placed, Shown } from './revision-parts.ts';
import type { DarkFile, RevisionState } from './revision-state.ts';

/** A part of two states. `null` where a state has none. */
export interface PartPair {
  readonly before: Part | null;
  readonly after: Part | null;
  readonly differs: boolean;
}

export type FileChange = 'added' | 'removed' | 'moved' | 'changed' | 'kept';

/** A file of two states. `null` where a state has none. */
export interface FilePair {
  readonly change: FileChange;
  readonly before: Placed | null;
  readonly after: Placed | null;
}

export interface Comparison {
  readonly parts: readonly PartPair[];
  readonly files: readonly FilePair[];
}

const nothing: Shown = { parts: [], files: [] };

/** States of earlier releases may have other line ends. */
const valueOf = (part: Part | null): string => sameLines(part?.identity ?? part?.value ?? '');

/** All of `after` in its order, and what only `before` has where it stood. */
function inOrder<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): readonly string[] {
  const keys = after.map(keyOf);
  before.forEach((one, index) => {
    const key = keyOf(one);
    if (keys.includes(key)) return;
    const previous = before[index - 1];
    keys.splice(previous === undefined ? 0 : keys.indexOf(keyOf(previous)) + 1, 0, key);
  });
  return keys;
}

const byKey = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [keyOf(one), one]));

function pairParts(before: Shown, after: Shown): readonly PartPair[] {
  const nameOf = ({ name }: Part): string => name;
  const [was, is] = [byKey(before.parts, nameOf), byKey(after.parts, nameOf)];
  return inOrder(before.parts, after.parts, nameOf).map((name) => {
    const [one, other] = [was.get(name) ?? null, is.get(name) ?? null];
    return { before: one, after: other, differs: valueOf(one) !== valueOf(other) };
  });
}

/** Where each file stands among those of its group that the other state has too: what is added or goes moves nothing else. */
function ranks(files: readonly Placed[], others: ReadonlyMap<string, Placed>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    files
      .filter(({ key, group }) => others.get(key)?.group === group)
      .map(({ key, group }) => {
        const rank = counts.get(group) ?? 0;
        counts.set(group, rank + 1);
        return [key, rank];
      }),
  );
}

const facts = ({ file, alt, focus, sound, captions }: DarkFile) => [file, alt, focus, sound, captions];
const saidOf = ({ file: { dark, ...file } }: Placed): string =>
  JSON.stringify([facts(file), dark === undefined ? null : facts(dark)]);

function pairFiles(before: Shown, after: Shown): readonly FilePair[] {
  const keyOf = ({ key }: Placed): string => key;
  const [was, is] = [byKey(before.files, keyOf), byKey(after.files, keyOf)];
  const [rankBefore, rankAfter] = [ranks(before.files, is), ranks(after.files, was)];
  const change = (key: string, one: Placed | null, other: Placed | null): FileChange => {
    if (one === null) return 'added';
    if (other === null) return 'removed';
    if (saidOf(one) !== saidOf(other)) return 'changed';
    const stays = one.group === other.group && one.slot === other.slot && rankBefore.get(key) === rankAfter.get(key);
    return stays ? 'kept' : 'moved';
  };
  return inOrder(before.files, after.files, keyOf).map((key) => {
    const [one, other] = [was.get(key) ?? null, is.get(key) ?? null];
    return { change: change(key, one, other), before: one, after: other };
  });
}

/** Holds two states beside each other; nothing is before the first. */
export function compare(before: RevisionState | null, after: RevisionState): Comparison {
  const [one, other] = [before === null ? nothing : show(before), show(after)];
  return { parts: pairParts(one, other), files: pairFiles(one, other) };
}

/** Whether two states are one to a reader. */
export function isSame(before: RevisionState, after: RevisionState): boolean {
  const { parts, files } = compare(before, after);
  return !parts.some(({ differs }) => differs) && files.every(({ change }) => change === 'kept');
}

/** Whether restoring `before` would change nothing where it is `after` now. */
export function isRestored(before: RevisionState, after: RevisionState): boolean {
  const { parts, files } = compare(before, after);
  const isOpen = ({ before: one, after: other, differs }: PartPair): boolean =>
    differs && !unrestored.has((other ?? one)?.name ?? '');
  return !parts.some(isOpen) && files.every(({ change }) => change === 'kept');
}

const mostNames = 4;

const counted = (count: number, what: string): string =>
  count === 0 ? '' : `${String(count)} ${count === 1 ? 'file' : 'files'} ${what}`;

/** What differs, in a few words: 'Title, Description, 2 files added'. Empty where nothing does. */
export function summarise(before: RevisionState | null, after: RevisionState): string {
  const { parts, files } = compare(before, after);
  const names = parts
    .filter(({ differs }) => differs)
    .flatMap(({ before: one, after: other }) => (other ?? one)?.label ?? []);
  const count = (wanted: FileChange): number => files.filter(({ change }) => change === wanted).length;
  const more = names.length - mostNames;
  return [
    ...names.slice(0, more === 1 ? mostNames + 1 : mostNames),
    more > 1 ? `${String(more)} more` : '',
    counted(count('added'), 'added'),
    counted(count('removed'), 'removed'),
    counted(count('moved'), 'moved'),
    counted(count('changed'), 'changed'),
  ]
    .filter((words) => words !== '')
    .join(', ');
}
