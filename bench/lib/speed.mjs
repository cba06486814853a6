import { median } from './numbers.mjs';

const rounds = 100_000_000;

function calculate() {
  const start = performance.now();
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += round % 7;
  if (sum < rounds) throw new Error('A processor that cannot add measures nothing.');
  return performance.now() - start;
}

/**
 * How fast the machine is just now: what a fixed calculation takes, in milliseconds. A machine that others share may be
 * three times slower an hour later, and so is all that is measured on it.
 */
export function measureSpeed() {
  return median([calculate(), calculate(), calculate()]);
}
