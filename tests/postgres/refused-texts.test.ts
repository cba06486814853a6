import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { startClient } from '../provider/support/client.ts';
import { temporaryFolder } from '../provider/support/process.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Nothing is at any address but the first page's. */
const renderer = `
export const createRenderer = () => async ({ url }) => ({
  status: url === '/' ? 200 : 404, contentType: 'text/html; charset=utf-8', location: null, parameters: [], isUnlisted: false,
  styles: [], body: '<html><body>Drawn</body></html>',
});`;

async function startSite() {
  const [serverDir, clientDir] = [temporaryFolder(), temporaryFolder()];
  await writeFile(join(serverDir, 'package.json'), '{"type":"module"}');
  await writeFile(join(serverDir, 'manifest.json'), '{}');
  await writeFile(join(serverDir, 'server.js'), renderer);
  await writeFile(join(clientDir, 'index.html'), '<title>Plain</title>');
  await mkdir(join(clientDir, 'assets'));
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const client = await startClient(false, { clientDir, serverDir, logger: { level: 'warn', stream } });
  return { client, lines };
}

// PostgreSQL refuses U+0000 where SQLite compares it and finds nothing.
const addresses = ['/project/%00', '/individual/%00', '/p/%00', '/preview/%00', '/%00', '/project/a%00'];

test('visits to addresses that PostgreSQL cannot be asked for hold no others up', async () => {
  const { client } = await startSite();
  const { app } = client.provider;
  for (const page of addresses) {
    const headers = { 'user-agent': firefox, 'sec-fetch-site': 'same-origin', referer: `http://localhost${page}` };
    await app.inject({ url: '/api/projects', headers });
  }
  await app.inject({ url: '/', headers: { accept: 'text/html', 'user-agent': `${firefox} other` } });
  expect(await client.call('GET', '/api/visits?days=30')).toMatchObject({ data: { visitors: 1 } });
});

test('nothing is at such an address, and nobody is alarmed', async () => {
  const { client, lines } = await startSite();
  for (const url of addresses) {
    const { statusCode, body } = await client.provider.app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, statusCode, body]).toEqual([url, 404, '<html><body>Drawn</body></html>']);
  }
  expect(lines).toEqual([]);
});
