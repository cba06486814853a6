/** Serves the pages made by hand, as simply as can be done well: compressed once, held in memory, with cache headers by kind. */
import { readFileSync, statSync, createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inRoot } from '../../scripts/lib/paths.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};
const packable = new Set(['.html', '.css', '.svg']);

/** Folders by the beginning of an address; the first that fits. */
const folders = [
  ['/media/', inRoot('provider/demo-content/media')],
  ['/posters/', inRoot('provider/demo-content/posters')],
  ['/logo-', inRoot('public')],
  ['/anek-studio', inRoot('design-system/fonts')],
  ['/', inRoot('bench/static')],
];

function fileOf(pathname) {
  const safe = normalize(decodeURIComponent(pathname === '/' ? '/home.html' : pathname));
  const [prefix, folder] = folders.find(([begin]) => safe.startsWith(begin)) ?? [];
  if (folder === undefined) return undefined;
  return join(folder, prefix.endsWith('/') ? safe.slice(prefix.length) : safe);
}

const cache = new Map();

function read(file) {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const made = packable.has(extname(file))
    ? { plain: content, br: brotliCompressSync(content), gzip: gzipSync(content) }
    : { plain: content };
  cache.set(file, made);
  return made;
}

function answer(request, response) {
  const file = fileOf(new URL(request.url, 'http://static.invalid').pathname);
  const size = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return response.writeHead(404).end();
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' };
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (range !== null) {
    const start = Number(range[1]);
    const end = range[2] === '' ? size - 1 : Math.min(Number(range[2]), size - 1);
    if (start > end) return response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    response.writeHead(206, {
      ...headers,
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    });
    return createReadStream(file, { start, end }).pipe(response);
  }
  const copies = read(file);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((name) => copies[name] !== undefined && accepted.includes(name));
  const body = encoding === undefined ? copies.plain : copies[encoding];
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding, vary: 'Accept-Encoding' }),
  });
  return response.end(body);
}

/** @returns {Promise<{ origin: string, stop: () => Promise<void> }>} */
export async function startStatic() {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
