import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logIn, startProvider } from '../contract/support/provider.ts';
import { temporaryFolder } from '../provider/support/process.ts';
import { askRaw, listen, sendRaw } from './support/calls.ts';
import { figure } from './support/figures.ts';

/** Ways to write the way out of a folder, and names that mean something to some system. */
const ways = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%2E%2E%2F',
  '.%2e/',
  '%2e./',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '%2e%2e\\',
  '..%255c',
  '..%252f',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae%c0%af',
  '..%e0%80%af',
  '..%ef%bc%8f',
  '%uff0e%uff0e%u2215',
  '..;/',
  '..%00/',
  '%00../',
  '....//',
  '....%2f%2f',
  './../',
  '.%2f..%2f',
  '//../',
  '/..%2f',
  '..%09/',
  '..%0d%0a/',
  '\\\\..\\',
];

const targets = ['vitrine.db', 'vitrine.db-wal', 'lock.db', 'outside.txt', 'media/../vitrine.db', 'etc/passwd'];
const reserved = [
  'CON',
  'nul.jpg',
  'aux.',
  'com1.png',
  'vitrine.db::$DATA',
  '.',
  '..',
  '...',
  '%00',
  'a%00.jpg',
  '.htaccess',
  '~',
];
const secret = /SQLite format 3|outside of everything|root:|hidden beside/;

test('names and paths do not lead out of their folder', async () => {
  const place = temporaryFolder();
  const clientDir = join(place, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Pages</title>');
  writeFileSync(join(clientDir, 'assets', 'app.js'), '1');
  writeFileSync(join(place, 'outside.txt'), 'outside of everything');
  const provider = await startProvider({ clientDir });
  onTestFinished(() => provider.close());
  writeFileSync(join(provider.folder, 'outside.txt'), 'outside of everything');
  writeFileSync(join(provider.data.media.folder, 'beside.txt'), 'hidden beside the media');
  const { cookie } = await logIn(provider.app);
  const origin = await listen(provider);
  const paths = [
    ...ways.flatMap((way) =>
      targets.flatMap((target) =>
        ['/media/', '/assets/', '/'].flatMap((from) => [from + way + target, from + way.repeat(6) + target]),
      ),
    ),
    ...reserved.flatMap((name) => [`/media/${name}`, `/assets/${name}`]),
    ...['vitrine.db', 'beside.txt', 'lock.db'].map((name) => `/media/${name}`),
  ];
  const seen = new Map<number, number>();
  const toHead = (method: string, path: string): string =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nAccept: image/*\r\nConnection: close\r\n\r\n`;
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      // Not HTML: a page address would get the site's own first page.
      const { status, body, headers } = await askRaw(origin, toHead(method, path));
      expect([301, 400, 404], `${method} ${path} answered ${status}: ${body.slice(0, 200)}`).toContain(status);
      expect(body).not.toMatch(secret);
      if (status === 301) {
        const location = headers['location'] ?? '';
        const spelt = await askRaw(origin, toHead(method, location));
        expect([400, 404], `${method} ${location} answered ${spelt.status}`).toContain(spelt.status);
        expect(spelt.body).not.toMatch(secret);
      }
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  }
  // The same addresses asked for as pages give the site's page and never a file.
  for (const path of paths) {
    const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(origin, head)).body, path).not.toMatch(secret);
  }
  const known = await sendRaw(origin, 'GET /assets/app.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(known.status, 'what is inside is served').toBe(200);
  figure('paths', `${ways.length} encodings, ${paths.length} addresses, 0 bytes from outside (${[...seen].join(' ')})`);
});
