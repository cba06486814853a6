/** The middle one; null of nothing. */
export function median(values) {
  const known = values.filter((value) => value !== null && Number.isFinite(value)).sort((one, other) => one - other);
  if (known.length === 0) return null;
  const middle = Math.floor(known.length / 2);
  return known.length % 2 === 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2;
}

/** The medians of each member of records of the same shape. */
export function medians(records) {
  const names = Object.keys(records[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(records.map((record) => record[name]))]));
}

/** A number as a table shows it. */
export function show(value, digits = 0) {
  return value === null || value === undefined ? '–' : value.toFixed(digits);
}

/**
 * Does the same to each item, in turns, so that whatever else the machine does meets all of them alike. Every second round goes
 * backwards.
 *
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} rounds
 * @param {(item: Item) => Promise<Result>} each
 * @returns {Promise<Result[][]>} the results of each item, by rounds
 */
export async function inTurns(items, rounds, each) {
  const results = items.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = items.map((_, index) => (round % 2 === 0 ? index : items.length - 1 - index));
    for (const index of order) results[index].push(await each(items[index]));
  }
  return results;
}

/** Quotients of what was measured one after the other; null where there is nothing to divide by. */
export function ratios(ones, others) {
  return ones.map((one, round) => (one === null || !others[round] ? null : one / others[round]));
}

/**
 * Where the true median lies with a probability of 95 %, whatever the distribution: by the ranks of the values (sign test). From
 * fewer than six values it is their whole range.
 *
 * @returns {readonly [least: number, most: number]}
 */
export function medianInterval(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const count = sorted.length;
  let outside = 0;
  let ways = 1;
  for (let rank = 0; rank < count / 2; rank += 1) {
    // As many heads in `count` throws of a coin.
    outside += (2 * ways) / 2 ** count;
    if (outside > 0.05) return [sorted[Math.max(0, rank - 1)], sorted[Math.min(count - 1, count - rank)]];
    ways *= (count - rank) / (rank + 1);
  }
  return [sorted[0], sorted[count - 1]];
}
