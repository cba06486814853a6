import { readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, vary } from './compress.ts';
import type { Encoding } from './compress.ts';

/** The endings of the compressed copies that the build lays beside its files. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Types of what the build compresses, as the sender of files names them. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** The files of a folder, which is absolute, such as `assets/app.js`. */
function filesIn(root: string): ReadonlySet<string> {
  const within = join(root, sep).length;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => file.slice(within).replaceAll(sep, '/')));
}

/** The files of a built client. */
export interface BuiltFiles {
  /** Answers with a file, or with the copy of it that the client can unpack. The caller has said how it is kept. */
  send(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply;
}

/**
 * Serves the files below `root`, which are looked up once. Those named by their content (`assets/`) are kept for good,
 * everything else is asked for anew each time.
 */
export function registerBuiltFiles(app: FastifyInstance, root: string): BuiltFiles {
  const files = filesIn(root);

  const send = (request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const type = types[extname(file)];
    const encoding = type === undefined ? undefined : accepted.find((one) => files.has(file + endings[one]));
    vary(reply, 'Accept-Encoding');
    if (encoding === undefined || type === undefined) return reply.sendFile(file, root, { cacheControl: false });
    return reply
      .header('content-encoding', encoding)
      .type(type)
      .sendFile(file + endings[encoding], root, { cacheControl: false, contentType: false });
  };

  /** One address a folder: a hundred of them would each have to be put into the router at every start. */
  const addresses = new Set(
    [...files].map((file) => (file.includes('/') ? `/${file.split('/', 1)[0]}/*` : `/${file}`)),
  );
  for (const address of addresses) {
    app.get(address, (request, reply) => {
      const file = request.url.split('?', 1)[0]?.slice(1) ?? '';
      if (!files.has(file)) return reply.callNotFound();
      const isNamedByContent = file.startsWith('assets/');
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      return send(request, reply, file);
    });
  }
  return { send };
}
