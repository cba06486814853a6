import { expect, test, vi } from 'vitest';
import { newDatabase, openLine, startServer } from './support/servers.ts';

/** What was found is believed for five seconds. */
const patience = { timeout: 10_000, interval: 200 };

test('without its database a server lives and is not ready, and it is again by itself', async () => {
  const line = await openLine(await newDatabase());
  const { app } = await startServer(line.url);
  const ask = async () => {
    const { statusCode, body } = await app.inject({ url: '/readyz' });
    const { status, parts }: { readonly status: string; readonly parts: Readonly<Record<string, boolean>> } =
      JSON.parse(body);
    const missing = Object.keys(parts).filter((part) => parts[part] === false);
    return { statusCode, status, missing };
  };
  const ready = { statusCode: 200, status: 'ok', missing: [] };
  expect(await ask()).toEqual(ready);
  line.cut();
  await vi.waitFor(
    async () =>
      expect(await ask()).toEqual({ ...ready, statusCode: 503, status: 'failed', missing: ['database', 'schema'] }),
    patience,
  );
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  line.mend();
  await vi.waitFor(async () => expect(await ask()).toEqual(ready), patience);
}, 40_000);
