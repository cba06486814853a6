import type { FastifyReply } from 'fastify';

/** Adds a request header's name to `Vary` (RFC 9110, 12.5.5). */
export function vary(reply: FastifyReply, header: string): void {
  const present = String(reply.getHeader('vary') ?? '');
  if (!present.split(', ').includes(header)) reply.header('vary', present === '' ? header : `${present}, ${header}`);
}
