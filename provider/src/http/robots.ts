import type { FastifyReply } from 'fastify';

/** Tells search engines to leave an answer out; what has but an address is found by those who were given it. */
export function hideFromSearch(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex');
}

/** Headers of what only the bearer of an address is to see: no cache keeps it, no search engine, no other site hears of it. */
export const forBearer = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
