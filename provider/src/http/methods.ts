import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever has no session may call it too, and so it changes nothing that visitors are shown. */
    readonly isForStrangers?: boolean;
  }
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads: what `HEAD` is answered is what `GET` is, without its body. */
export const isRead = ({ method }: { readonly method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD';

/** Whether a request may change what visitors are shown. A login or a message does not: strangers would empty every cache as often as they like. */
export const mayChangeContent = (request: FastifyRequest): boolean =>
  !safeMethods.has(request.method) && request.routeOptions.config.isForStrangers !== true;
