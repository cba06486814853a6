import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@vitrine/contract/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pages } from '../pages/pages.ts';
import { registerBuiltFiles } from './built-files.ts';

const ownPaths = /^\/(api|media|assets|healthz)(\/|$)/;

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** A page of the single-page app: its address has no file behind it. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const accept = request.headers.accept ?? '*/*';
  // Who opens an address asks for HTML by name, and a dot in a slug is no file's ending; who takes anything may mean a file.
  const isForPage = accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
  return isRead && isForPage && !ownPaths.test(path);
}

/** A file for machines, such as `/sitemap.xml`: whoever draws the pages may write it. */
const isFeed = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && /^\/[a-z-]+\.(xml|txt|rss)$/.test(pathOf(request));

/** Methods that the contract has for a path, for the Allow header of a 405 (RFC 9110, 15.5.6). */
function methodsFor(operations: readonly Operation[], path: string): readonly string[] {
  const isPath = (operation: Operation): boolean =>
    new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return [...new Set(operations.filter(isPath).map((operation) => operation.method))];
}

/**
 * Serves the built site and dashboard from `folder` beside the API; both share one origin. Any other page address than
 * a file's gets its first HTML from `pages`, or else `index.html`, and what is left is 404 or 405 with `{message}`.
 * @param folder absolute path of the built client; `null` or absent when there is none (yet). What it holds is looked up once:
 *   a new build is served after a new start
 */
export function registerClient(
  app: FastifyInstance,
  folder: string | null,
  pages: Pages,
  operations: readonly Operation[],
): void {
  const root = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null;
  const built = root === null ? null : registerBuiltFiles(app, root);
  app.setNotFoundHandler(async (request, reply) => {
    if (built !== null && (isPage(request) || isFeed(request)) && (await pages.send(request, reply))) return reply;
    if (isPage(request)) {
      if (built !== null) return built.send(request, reply.header('cache-control', 'no-cache'), 'index.html');
      return reply
        .type('text/plain')
        .send('The pages have not been built yet. Run "npm run build", then start again.\n');
    }
    const allowed = methodsFor(operations, pathOf(request));
    if (allowed.length > 0 && !allowed.includes(request.method === 'HEAD' ? 'GET' : request.method)) {
      return reply.code(405).header('allow', allowed.join(', ')).send({ message: 'This cannot be done here.' });
    }
    return reply.code(404).send({ message: 'There is nothing here.' });
  });
}
