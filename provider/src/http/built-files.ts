import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The files below a folder, which is absolute, such as `assets/app.js`. */
function filesIn(root: string): ReadonlySet<string> {
  const within = join(root, sep).length;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => file.slice(within).replaceAll(sep, '/')));
}

/**
 * Serves the files below `root`, which are looked up once; `@fastify/static` picks the compressed copies that lie beside
 * them. Files in `assets/` have a hash of their content in their name and never change; others are revalidated each time.
 */
export function serveBuiltFiles(app: FastifyInstance, root: string): void {
  const files = new Set(filesIn(root));
  // What stands there is every page; the address is that of the first.
  files.delete('index.html');
  // One route for each folder: a route for each file would cost time at every start.
  const routes = new Set([...files].map((file) => (file.includes('/') ? `/${file.split('/', 1)[0]}/*` : `/${file}`)));
  for (const route of routes) {
    // What a closed site's login needs; documents are pages.
    const config = { whileClosed: route.endsWith('.html') ? 'closed' : 'open' } as const;
    app.get(route, { config }, (request, reply) => {
      const file = request.url.split('?', 1)[0]?.slice(1) ?? '';
      if (!files.has(file)) return reply.callNotFound();
      const isImmutable = file.startsWith('assets/');
      request.readParameters = [];
      reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(file);
    });
  }
}
