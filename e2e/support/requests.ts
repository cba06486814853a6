import { mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Where each worker leaves the requests that its pages have made, as `["GET /api/projects", …]`. Read by scripts/lib/tests/coverage.ts. */
const folder = 'test-results/requests';

/** Notes method and path of every request that a context's pages make, and as GET of every address that they go to without one. */
export function noteRequests(context: BrowserContext, requests: Set<string>): void {
  const note = (method: string, address: string) => {
    if (URL.canParse(address)) requests.add(`${method} ${new URL(address).pathname}`);
  };
  context.on('request', (request) => {
    note(request.method(), request.url());
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      note('GET', frame.url());
    });
  });
}

/** @param name of the suite and of what is this worker's alone */
export function keepRequests(requests: ReadonlySet<string>, name: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, JSON.stringify([...requests]));
}
