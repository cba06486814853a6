import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The rules of a `_headers` file that match a path, all of them: what several say of a header is joined. */
function headersFor(rules: string, path: string): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const [pattern = '', ...lines] of rules.split('\n\n').map((rule) => rule.trim().split('\n'))) {
    if (pattern !== path && !(pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)))) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      found.set(name, found.has(name) ? `${found.get(name) ?? ''}, ${value}` : value);
    }
  }
  return Object.fromEntries(found);
}

/** A host of files as plain as there are: no query, `index.html` of a folder, `404.html`, and the headers of `_headers`. */
export async function serveFiles(folder: string) {
  const rules = readFileSync(join(folder, '_headers'), 'utf8');
  const send = (response: ServerResponse, status: number, file: string, path: string) => {
    response.writeHead(status, {
      ...headersFor(rules, path),
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = join(folder, decodeURIComponent(path));
    const found = [file, join(file, 'index.html')].find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    if (found === undefined) send(response, 404, join(folder, '404.html'), path);
    else send(response, 200, found, path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The file server has no port.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
