import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { HandlersFor } from '../contract/types.ts';
import { newestSchema } from '../db/migrate.ts';
import { HttpError, notFound } from '../lib/http-error.ts';
import { readVersion } from '../health/version.ts';
import type { Services } from '../services.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Headers by which a proxy says that somebody else asks. */
const forwarded = /^(?:forwarded|via|x-real-ip|x-forwarded-.+|.*-(?:client|connecting)-ip)$/;

/** Names by which a machine calls itself: a proxy that says nothing else passes on the name that visitors asked for. */
const ownHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether it comes from this machine and from no proxy on it. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'loopback') return false;
  return ownHost.test(headers.host ?? '') && !Object.keys(headers).some((name) => forwarded.test(name));
}

/** What looks after a server asks. Versions and figures are for this machine, and for who has the token. */
export function watchingHandlers({
  readReadiness,
  metricsToken,
}: Pick<Services, 'readReadiness' | 'metricsToken'>): HandlersFor<'readiness' | 'version' | 'metrics'> {
  function assertMayWatch(request: FastifyRequest): void {
    const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const isRight =
      given !== undefined && metricsToken !== null && timingSafeEqual(digest(given), digest(metricsToken));
    if (isRight || isFromHere(request)) return;
    throw new HttpError(403, 'Ask from this machine, or with the token in METRICS_TOKEN.');
  }
  return {
    readiness: async ({ reply }) => {
      const parts = await readReadiness();
      if (Object.values(parts).every((isThere) => isThere)) return { status: 200, body: { status: 'ok', parts } };
      reply.code(503).header('cache-control', 'no-store').send({ status: 'failed', parts });
      return null;
    },
    version: ({ request }) => {
      assertMayWatch(request);
      return { status: 200, body: { version: readVersion(), schema: newestSchema, node: process.versions.node } };
    },
    metrics: async ({ request, reply }) => {
      assertMayWatch(request);
      const { metricsText } = request.server;
      if (metricsText === null) throw notFound('page');
      const { contentType, text } = await metricsText();
      reply.header('content-type', contentType).header('cache-control', 'no-store').send(text);
      return null;
    },
  };
}
