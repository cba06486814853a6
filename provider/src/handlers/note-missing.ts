import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Those that were said since the start; a page asks for each of its pictures again with every visitor. */
const said = new LRUCache<string, true>({ max: 1000 });

/** Says once in the log that a file is missing that there is a record of. */
export function noteMissing(name: string, log: Pick<FastifyBaseLogger, 'error'>): void {
  if (said.has(name)) return;
  said.set(name, true);
  log.error({ file: name }, 'A file is missing that there is a record of.');
}
