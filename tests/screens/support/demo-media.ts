import { createReadStream, existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const types: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.mp4': 'video/mp4', '.png': 'image/png' };

/** Serves the demo studio's files at `/media`; others are 404. */
export function demoMedia(): Plugin {
  return {
    name: 'demo-media',
    configureServer({ middlewares }) {
      middlewares.use('/media', (request, response) => {
        const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
        const file = inRoot('provider/demo-content/media', ...path.split('/').filter((part) => !part.startsWith('.')));
        if (!existsSync(file) || extname(file) === '') {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
        createReadStream(file).pipe(response);
      });
    },
  };
}
