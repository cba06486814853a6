import { setImmediate } from 'node:timers/promises';

/** What arrays do with a function, for one that answers later: one item after the other, in order. */

export async function mapInOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item, results.length));
  return results;
}

/** How many milliseconds of work go on before the event loop is given to others. */
const longestTurn = 10;

/**
 * As {@link mapInOrder}, for work that may take long in all while each item does not: it yields to the event loop in between, so that other
 * requests are answered. Not for use in a transaction, which other writers wait for.
 */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  let began = performance.now();
  return mapInOrder(items, async (item, index) => {
    const result = await work(item, index);
    if (performance.now() - began > longestTurn) {
      await setImmediate();
      began = performance.now();
    }
    return result;
  });
}

/** As `Array.flatMap`: a result may be one or a list of them. */
export async function flatMapInOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<Result | readonly Result[]>,
): Promise<Result[]> {
  const results = await mapInOrder(items, work);
  return results.flatMap((result) => result);
}

/** As `Array.forEach`; ends with the first rejection, the items behind it are not worked on. */
export async function forEachInOrder<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  await mapInOrder(items, work);
}

/** As `Array.filter`. */
export async function filterInOrder<Item>(
  items: Iterable<Item>,
  isWanted: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const wanted: Item[] = [];
  for (const item of items) if (await isWanted(item)) wanted.push(item);
  return wanted;
}

/** As `Array.some`: nothing behind the first that is wanted is asked about. */
export async function someInOrder<Item>(
  items: Iterable<Item>,
  isWanted: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  for (const item of items) if (await isWanted(item)) return true;
  return false;
}

/** As `Array.every`: nothing behind the first that is not wanted is asked about. */
export async function everyInOrder<Item>(
  items: Iterable<Item>,
  isWanted: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  for (const item of items) if (!(await isWanted(item))) return false;
  return true;
}
