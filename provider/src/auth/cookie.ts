import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OriginConfig } from '../config.ts';

/** Whether a request came over https: the public origin says so, or a proxy that we trust. */
export const isHttps = ({ publicOrigin, trustProxy }: OriginConfig, request: FastifyRequest): boolean =>
  publicOrigin?.startsWith('https:') === true || (trustProxy && request.protocol === 'https');

/** The session's cookie. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * The cookie is HttpOnly, SameSite=Strict and ends with the browser. On https it is also Secure, and its name begins with
 * `__Host-`: browsers then accept it from this very host only (RFC 6265bis, 4.1.3.2).
 */
export function createSessionCookie(config: OriginConfig): SessionCookie {
  const isSecure = (request: FastifyRequest): boolean => isHttps(config, request);
  const name = (request: FastifyRequest): string => (isSecure(request) ? '__Host-vitrine_session' : 'vitrine_session');
  const options = (request: FastifyRequest) =>
    ({ httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure(request) }) as const;
  return {
    read: (request) => request.cookies[name(request)],
    write: (reply, id) => void reply.setCookie(name(reply.request), id, options(reply.request)),
    clear: (reply) => void reply.clearCookie(name(reply.request), options(reply.request)),
  };
}
