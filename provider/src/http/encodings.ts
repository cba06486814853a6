import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How bodies are compressed, the better first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Clients' headers are few; the bound is for the others. */
const longestUsual = 1000;
const choices = new LRUCache<string, string>({ max: 500 });

/** Among encodings that are liked alike, the one that comes first is chosen. */
function placeOf(part: string): number {
  const at = encodings.findIndex((encoding) => part.startsWith(encoding));
  return at < 0 ? encodings.length : at;
}

/** @param header of `Accept-Encoding` @returns the encodings that are liked better than none, the best first, such as `br, gzip` */
function choose(header: string): string {
  const known = choices.get(header);
  if (known !== undefined) return known;
  const parts = header.toLowerCase().split(',', 50);
  // The old name of one (RFC 9110, 8.4.1.3).
  const asked = parts
    .map((part) => part.trim().replace(/^x-gzip\b/, 'gzip'))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const liked = new Negotiator({ headers: { 'accept-encoding': asked.join(',') } }).encodings([
    ...encodings,
    'identity',
  ]);
  const choice = liked.slice(0, [...liked, 'identity'].indexOf('identity')).join(', ');
  if (header.length <= longestUsual) choices.set(header, choice);
  return choice;
}

/** How the body of a request's answer is to be compressed; `null` where it is wanted as it is. */
export function chosenEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  const [best] = String(headers['accept-encoding'] ?? '').split(', ');
  return encodings.find((encoding) => encoding === best) ?? null;
}

/**
 * Reads `Accept-Encoding` once (RFC 9110, 12.5.3): whatever compresses afterwards, from memory, a file or a handler, finds the encodings
 * in the header that it may choose, the best first, or none.
 */
export const oneEncoding = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      const header = headers['accept-encoding'];
      const choice = header === undefined ? '' : choose(String(header));
      if (choice === '') delete headers['accept-encoding'];
      else headers['accept-encoding'] = choice;
      done();
    });
  },
  { name: 'one-encoding' },
);
