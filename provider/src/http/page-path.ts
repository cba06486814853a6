import type { FastifyRequest } from 'fastify';

/** The path that is asked for, without its query. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** Whether it is one of the administrator's pages; a browser that keeps none shows none after logout. */
export const isPrivatePage = (request: FastifyRequest): boolean => /^\/dashboard(\/|$)/.test(pathOf(request));

/** Whether it is shown to whoever has its address: a link's. */
export const isBearerPage = (request: FastifyRequest): boolean => /^\/p\/[^/]+\/?$/.test(pathOf(request));
