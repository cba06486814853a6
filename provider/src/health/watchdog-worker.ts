/** The thread that sees from outside whether the server's event loop is blocked (`watchdog.ts`). */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const { shared, wordsAt, limits }: WatchdogData = workerData;
const numbers = new Int32Array(shared, 0, 3);
const look = Math.min(500, limits.said / 4);

let last = -1;
/** Counted by our own looks, not by a clock: a machine that sleeps stops both threads. */
let still = 0;
let stopping = 0;

/** The server's own streams go by way of its loop. */
const say = (message: string): void => void writeSync(2, `${message}\n`);

function end(reason: string): void {
  say(reason);
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  const beats = Atomics.load(numbers, 0);
  const before = still;
  still = beats === last ? still + look : 0;
  last = beats;
  // A copy: text is not decoded from memory that is shared.
  const words = new TextDecoder().decode(new Uint8Array(shared, wordsAt, Atomics.load(numbers, 2)).slice());
  const begun = words === '' ? '' : ` Begun last: ${words}.`;
  if (still >= limits.said && before < limits.said)
    say(`Vitrine has stood still for ${limits.said / 1000} seconds.${begun}`);
  if (still >= limits.ended) end(`Vitrine has stood still for ${limits.ended / 1000} seconds and is ended.${begun}`);
  stopping = Atomics.load(numbers, 1) === 0 ? 0 : stopping + look;
  if (stopping >= limits.stopping) end('Vitrine was told to stop, could not, and is ended.');
}, look);
