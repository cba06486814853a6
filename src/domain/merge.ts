/**
 * Three-way merge: what a form was opened with (`base`), what it holds now (`mine`), and what is stored meanwhile
 * (`theirs`). What only one side changed is kept; of what both changed, mine.
 */

/** Who changed it: nobody or both alike, one side, or each to something else. */
export type Side = 'same' | 'mine' | 'theirs' | 'both';

export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** What becomes of a form that is saved over another version. */
export interface Merged<Value> {
  readonly values: Value;
  /** As stored meanwhile: what differs from it is not saved. */
  readonly stored: Value;
}

type IsSame<Value> = (one: Value, other: Value) => boolean;

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Which side has changed a value since `base`; `'same'` for neither, and for both alike. */
export function sideOf<Value>({ base, mine, theirs }: Versions<Value>, isSame: IsSame<Value> = isSameJson): Side {
  if (isSame(mine, theirs)) return 'same';
  if (isSame(mine, base)) return 'theirs';
  return isSame(theirs, base) ? 'mine' : 'both';
}

/** One value out of three. */
export function mergeValue<Value>(versions: Versions<Value>, isSame?: IsSame<Value>): Value {
  return sideOf(versions, isSame) === 'theirs' ? versions.theirs : versions.mine;
}

/** Each of these fields out of three; every other field stays mine. */
export function mergeFields<Values extends object, Field extends keyof Values>(
  { base, mine, theirs }: Versions<Values>,
  fields: readonly Field[],
  isSame?: IsSame<Values[Field]>,
): Values {
  return fields.reduce<Values>(
    (merged, field) => ({
      ...merged,
      [field]: mergeValue({ base: base[field], mine: mine[field], theirs: theirs[field] }, isSame),
    }),
    mine,
  );
}

interface Keyed<Item> {
  readonly keyOf: (item: Item) => string | null;
  readonly isSame: IsSame<Item>;
  /** Mine, of an item that is gone from theirs; null drops it. */
  readonly keepGone: (item: Item) => Item | null;
}

/**
 * Lists of items that are told by a key; one without is new. Additions and removals of both sides are kept, and the order
 * is that of the side that changed it. Of an item that one side removed and the other changed, mine.
 */
export function mergeLists<Item>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  { keyOf, isSame, keepGone }: Keyed<Item>,
): readonly Item[] {
  const find = (list: readonly Item[], key: string) => list.find((item) => keyOf(item) === key);
  const keysOf = (list: readonly Item[]) => list.map(keyOf).filter((key) => key !== null);
  const pick = (item: Item): readonly Item[] => {
    const key = keyOf(item);
    if (key === null) return [item];
    const [was, my, their] = [find(base, key), find(mine, key), find(theirs, key)];
    if (was === undefined || (my === undefined && their === undefined)) return [item];
    if (my === undefined) return [];
    if (their !== undefined) return [mergeValue({ base: was, mine: my, theirs: their }, isSame)];
    const kept = isSame(my, was) ? null : keepGone(my);
    return kept === null ? [] : [kept];
  };
  const common = (list: readonly Item[]) => {
    const all = [keysOf(base), keysOf(mine), keysOf(theirs)].map((keys) => new Set(keys));
    return keysOf(list).filter((key) => all.every((keys) => keys.has(key)));
  };
  const isMyOrder = !isSameJson(common(mine), common(base));
  const [first, second] = isMyOrder ? [mine, theirs] : [theirs, mine];
  return withAdded(first, second, keyOf).flatMap(pick);
}

/** The items of `first` in order; each that only `second` has comes after the one that it follows there. */
function withAdded<Item>(
  first: readonly Item[],
  second: readonly Item[],
  keyOf: (item: Item) => string | null,
): readonly Item[] {
  const placeOf = (list: readonly Item[], item: Item) => {
    const key = keyOf(item);
    return key === null ? list.indexOf(item) : list.findIndex((one) => keyOf(one) === key);
  };
  return second.reduce<readonly Item[]>((merged, item, index) => {
    if (placeOf(merged, item) !== -1) return merged;
    const before = second[index - 1];
    const place = before === undefined ? 0 : placeOf(merged, before) + 1;
    return merged.toSpliced(place, 0, item);
  }, first);
}
