/** Load on one address, from this same machine: what it can answer is shared between the two. */
import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * @returns {Promise<{ rps: number, p99: number, cpu: number | null, failed: number }>} requests a second, the slowest
 *   hundredth in milliseconds, processor time a request in milliseconds, answers outside 200-299
 */
export async function load(provider, path, connections, seconds) {
  const autocannon = createRequire(inRoot('bench/package.json'))('autocannon');
  const before = provider.watch().cpu;
  const result = await autocannon({
    url: provider.origin + path,
    connections,
    duration: seconds,
    headers: { accept: 'application/json', 'accept-encoding': 'gzip, br' },
  });
  const after = provider.watch().cpu;
  return {
    rps: result.requests.average,
    p99: result.latency.p99,
    cpu: before === null || after === null ? null : (after - before) / Math.max(1, result.requests.total),
    failed: result.non2xx + result.errors,
  };
}
