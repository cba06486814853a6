/**
 * Somebody else, in a process of its own: reads an address every ten milliseconds. `node pulse.mjs ORIGIN PATH`; for each line on the
 * standard input it prints `{"slowest", "stall", "errors"}` since the one before: the slowest answer and this process's own longest stall, in milliseconds.
 */
import { Agent, get } from 'node:http';
import { setInterval } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';

const [origin, path] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const none = { slowest: 0, stall: 0, errors: 0 };
let now = { ...none };
let last = performance.now();

function read() {
  return new Promise((resolve) => {
    const asked = get(origin + path, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0));
  });
}

setInterval(() => {
  now.stall = Math.max(now.stall, performance.now() - last - 5);
  last = performance.now();
}, 5);
process.stdin.on('data', () => {
  process.stdout.write(`${JSON.stringify(now)}\n`);
  now = { ...none };
});
process.stdin.on('end', () => process.exit(0));
for (;;) {
  const began = performance.now();
  const status = await read();
  now.slowest = Math.max(now.slowest, performance.now() - began);
  if (status !== 200) now.errors += 1;
  await wait(10);
}
