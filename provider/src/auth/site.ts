import type { FastifyRequest } from 'fastify';
import type { OriginConfig } from '../config.ts';
import { HttpError } from '../lib/http-error.ts';
import { isHttps } from './cookie.ts';

/** The site as an authenticator knows it: what is made for one domain is of no use to another. */
export interface Site {
  /** `https://studio.example` */
  readonly origin: string;
  /** `studio.example` */
  readonly id: string;
}

/**
 * The site as the browser that asks knows it, which must be one of our own origins. Where it does not say so (programs), the public
 * one, or the one that is asked.
 * @throws {HttpError} 400
 */
export function siteOf(request: FastifyRequest, own: readonly string[], config: OriginConfig): Site {
  const claimed = request.headers.origin;
  const asked = `${isHttps(config, request) ? 'https' : 'http'}://${request.host}`;
  const origin = claimed !== undefined && own.includes(claimed) ? claimed : (config.publicOrigin ?? asked);
  if (!URL.canParse(origin)) throw new HttpError(400, 'The request does not say which site it is for.');
  const { origin: whole, hostname } = new URL(origin);
  return { origin: whole, id: hostname };
}
