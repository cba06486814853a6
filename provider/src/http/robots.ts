import type { FastifyReply } from 'fastify';

/** Tells search engines to leave an answer out; what has but an address is found by those who were given it. */
export function hideFromSearch(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex');
}
