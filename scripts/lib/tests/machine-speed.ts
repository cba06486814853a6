/** What {@link work} takes in milliseconds on the machine that the budgets were set on: two quiet cores. */
const REFERENCE = 60;

/** Some of what tests and their runners do all the time: objects, strings and their parsing. */
function work(): void {
  const rows = Array.from({ length: 4000 }, (_, index) => ({
    id: index,
    title: `Row ${String(index)}`,
    tags: ['a', 'b'],
  }));
  for (let round = 0; round < 20; round += 1) JSON.parse(JSON.stringify(rows));
}

/** How much slower than the reference this machine is just now: 1 where it is as fast or faster, 2 where it takes twice as long. */
export function measureSlowness(): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return Math.max(1, (times[4] ?? REFERENCE) / REFERENCE);
}
