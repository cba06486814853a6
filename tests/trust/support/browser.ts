import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { onTestFinished } from 'vitest';

/** A Chromium that knows these host names, and no other hosts than this machine. */
export async function launch(hosts: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['VITRINE_CHROMIUM'];
  const rules = [
    ...hosts.map((host) => `MAP ${host} 127.0.0.1`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
    'EXCLUDE localhost',
  ];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--host-resolver-rules=${rules.join(', ')}`],
  });
  onTestFinished(() => browser.close());
  return browser;
}

/** A server of somebody else's on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
