import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Operation } from '@vitrine/contract/operations';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { serveBuiltFiles } from './built-files.ts';
import { toProblem } from './errors.ts';
import { isRead } from './methods.ts';
import { isBearerPage, isPrivatePage, pathOf } from './page-path.ts';
import { isElsewhere } from '../rules/redirects.ts';
import { forBearer } from './robots.ts';

const reservedPaths = /^\/(api|media|assets|healthz|readyz|version|metrics)(\/|$)/;

/** Whether a page of the single-page app is asked for: its address has no file behind it. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const accept = request.headers.accept ?? '*/*';
  // A browser that opens an address asks for HTML by name, where a dot may be part of a slug; `*/*` may mean a file.
  const isForPage = accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/.]*$/.test(path));
  return isRead(request) && isForPage && !reservedPaths.test(path);
}

/** Whether a file for machines is asked for, such as `/sitemap.xml`, which the renderer may write. */
const isFeed = (request: FastifyRequest): boolean =>
  isRead(request) && /^\/[a-z-]+\.(xml|txt|rss|webmanifest)$/.test(pathOf(request));

/** Whether it may be what a former site had beside its pages, such as a picture. */
const isOldFile = (request: FastifyRequest): boolean =>
  isRead(request) && !isPage(request) && !isElsewhere(pathOf(request));

/**
 * Methods that a path has, for the Allow header of a 405 (RFC 9110, 15.5.6): those of the contract, and what reads pages and files.
 */
function methodsFor(operations: readonly Operation[], path: string): readonly string[] {
  const isPath = (operation: Operation): boolean =>
    new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const methods = new Set<string>(operations.filter(isPath).map((operation) => operation.method));
  if (!/^\/(api|healthz|readyz|version|metrics)(\/|$)/.test(path)) methods.add('GET');
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

export interface ClientOptions {
  /** Absolute path of the built client; `null` or absent when there is none (yet). A new build needs a restart. */
  readonly clientDir: string | null;
  readonly operations: readonly Operation[];
}

/**
 * Serves the built site and dashboard beside the API, on the same origin. A page gets its first HTML from the renderer, or
 * else `index.html`; what is left is 404 or 405 with `{message}`. While the database is away, what is not in memory is a 503 with the reason.
 */
export const client: FastifyPluginAsync<ClientOptions> = async (app, { clientDir, operations }) => {
  // What is sent to an address where nothing takes it is not read.
  app.removeAllContentTypeParsers();
  const root = clientDir !== null && existsSync(join(clientDir, 'index.html')) ? clientDir : null;
  if (root !== null) {
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
    serveBuiltFiles(app, root);
  }
  const shell = root === null ? null : readFileSync(join(root, 'index.html'), 'utf8');
  app.setNotFoundHandler(async (request, reply) => {
    try {
      if (root !== null && (isPage(request) || isFeed(request)) && (await app.sendPage(request, reply))) return reply;
      if (root !== null && isOldFile(request) && (await app.sendRedirect(request, reply))) return reply;
    } catch (error) {
      // A browser tries by itself, and says what is the matter; whoever reads none of its code reads the reason.
      const problem = toProblem(error);
      if (shell === null || !isPage(request) || ![429, 503].includes(problem.status)) throw error;
      if (problem.status === 503) request.log.error(error);
      return reply
        .code(problem.status)
        .headers({ ...(isBearerPage(request) ? forBearer : {}), ...problem.headers, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(shell.replace(/(<noscript>)[^<]*/, `$1${problem.message}`));
    }
    if (isPage(request)) {
      if (root !== null) {
        const kept = isPrivatePage(request) ? 'no-store' : 'no-cache';
        return reply
          .header('cache-control', kept)
          .headers(isBearerPage(request) ? forBearer : {})
          .sendFile('index.html');
      }
      return reply
        .type('text/plain')
        .send('The pages have not been built yet. Run "npm run build", then start again.\n');
    }
    const allowed = methodsFor(operations, pathOf(request));
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowed.join(', ')).send();
      return reply.code(405).header('allow', allowed.join(', ')).send({ message: 'This cannot be done here.' });
    }
    return reply.code(404).send({ message: 'There is nothing here.' });
  });
};
