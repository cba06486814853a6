import type { FastifyReply } from 'fastify';

/** Adds a request header's name to `Vary` (RFC 9110, 12.5.5). */
export function vary(reply: FastifyReply, header: string): void {
  const present = String(reply.getHeader('vary') ?? '');
  const names = present.toLowerCase().split(',');
  if (!names.some((name) => name.trim() === header.toLowerCase()))
    reply.header('vary', present === '' ? header : `${present}, ${header}`);
}
