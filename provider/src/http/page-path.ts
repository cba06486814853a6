import type { FastifyRequest } from 'fastify';

/** A request's path, and its query without the question mark. */
export function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** The path that is asked for, in its one spelling (`rules/spelling.ts`), without its query. */
export const pathOf = (request: FastifyRequest): string => splitUrl(request.url).path;

/** Whether it is one of the administrator's pages; a browser that keeps none shows none after logout. */
export const isPrivatePage = (request: FastifyRequest): boolean => /^\/dashboard(\/|$)/.test(pathOf(request));

/** Whether it is where somebody looks at a draft by a link. */
export const isPreviewPage = (request: FastifyRequest): boolean => pathOf(request).startsWith('/preview/');

/** Whether it is shown to whoever has its address: a link's, and what looks like one. */
export const isBearerPage = (request: FastifyRequest): boolean => /^\/(p|preview)\//.test(pathOf(request));
