import { describe, expect, it } from 'vitest';
import { inTurns, medianInterval, ratios } from '../../bench/lib/numbers.mjs';

describe('where a median lies', () => {
  it.each([
    [5, [0, 4]],
    [6, [0, 5]],
    [9, [1, 7]],
    [15, [3, 11]],
  ])('is known from %i values by their ranks, with a probability of 95 %%', (count, interval) => {
    const values = Array.from({ length: count }, (_, index) => (index * 7) % count).sort((one, other) => one - other);
    expect(medianInterval(values.toReversed())).toEqual(interval.map((rank) => values[rank]));
  });
});

describe('what is measured in turns', () => {
  it('goes backwards in every second round, and keeps the results of a round together', async () => {
    const order: string[] = [];
    const results = await inTurns(['ours', 'theirs'], 3, (item) => {
      order.push(item);
      return Promise.resolve(`${item} ${String(order.length)}`);
    });
    expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs']);
    expect(results).toEqual([
      ['ours 1', 'ours 4', 'ours 5'],
      ['theirs 2', 'theirs 3', 'theirs 6'],
    ]);
  });

  it('is divided round by round; nothing divides by zero or by what was not measured', () => {
    expect(ratios([2, 3, null, 1], [1, 2, 1, 0])).toEqual([2, 1.5, null, null]);
  });
});
