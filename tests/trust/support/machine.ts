import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Processor time in ticks: of the whole machine, all of it and what was used, and what these processes and their ended children used. */
function readTicks(pids: readonly number[]) {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1).join('').split(/\s+/);
    const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] = fields.map(Number);
    const used = user + nice + system + irq + softirq + steal;
    const ours = pids.reduce((sum, pid) => {
      // Behind the name in brackets: state first, then utime, stime, cutime and cstime as fields 12 to 15 (proc_pid_stat(5)).
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)(?= [A-Z] )/);
      const ticks = rest.trim().split(' ').slice(11, 15).map(Number);
      return ticks.reduce((total, one) => total + one, sum);
    }, 0);
    return { all: used + idle + iowait, used, ours };
  } catch {
    // Only Linux tells.
    return null;
  }
}

/**
 * Watches who uses the machine's processors.
 *
 * @returns a function that gives the share, 0 to 1, that others than these processes have used since; 0 where nobody tells
 */
export function watchOthers(pids: readonly number[]): () => number {
  const before = readTicks(pids);
  return () => {
    const after = readTicks(pids);
    if (before === null || after === null || after.all === before.all) return 0;
    const others = after.used - before.used - (after.ours - before.ours);
    return Math.max(0, others / (after.all - before.all));
  };
}

/** Above this share of others a time says more of them than of us. */
export const BUSY = 0.25;

/** A time that is promised, in milliseconds. On a machine that others use it is only written down. */
export function expectWithin(time: number, limit: number, shareOfOthers: number): void {
  if (shareOfOthers <= BUSY) expect(time).toBeLessThan(limit);
}
