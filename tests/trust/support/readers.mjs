/**
 * Readers of the load test, in a process of their own: a stall of the test's own process, which builds uploads, is not taken
 * for the server's. `node readers.mjs ORIGIN CONNECTIONS SECONDS REST PATH…` prints `{"errors", "times", "stalls"}`.
 */
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const [origin, connections, seconds, rest, ...paths] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const delays = monitorEventLoopDelay({ resolution: 5 });
const times = [];
let errors = 0;

/** Resolves with the status of the whole answer, 0 when there was none. */
function read(path) {
  return new Promise((resolve) => {
    const asked = request(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0)).end();
  });
}

delays.enable();
const until = performance.now() + Number(seconds) * 1000;
await Promise.all(
  Array.from({ length: Number(connections) }, async (_, reader) => {
    await wait((Number(rest) / Number(connections)) * reader);
    for (let count = reader; performance.now() < until; count += 1) {
      const began = performance.now();
      const status = await read(paths[count % paths.length]);
      times.push(performance.now() - began);
      if (status !== 200) errors += 1;
      await wait(Number(rest));
    }
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify({ errors, times, stall: delays.percentile(99) / 1e6 }));
