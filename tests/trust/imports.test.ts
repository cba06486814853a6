import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logIn, startProvider } from '../contract/support/provider.ts';
import { dearExports, nameOfExport } from '../provider/support/hostile-exports.ts';
import { call, listen } from './support/calls.ts';
import { figure } from './support/figures.ts';

test('no export stalls the server or fills its memory, whatever it takes to look it through', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const origin = await listen(provider);
  const { cookie } = await logIn(provider.app);
  let [isOver, slowest, longest, refused] = [false, 0, 0, 0];
  const pulse = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - begun);
    }
  })();
  for (const [name, [content, isRefused]] of Object.entries(dearExports)) {
    const file = new File([content()], nameOfExport(name));
    slowest = 0;
    const begun = performance.now();
    const { status, body } = await call(origin, cookie, 'POST', '/api/imports', { file }, true);
    longest = Math.max(longest, performance.now() - begun);
    expect(status, `${name}: ${body}`).toBe(isRefused ? 400 : 201);
    if (isRefused) refused += 1;
    expect(slowest, `${name}: milliseconds that others waited`).toBeLessThan(2000);
  }
  isOver = true;
  await pulse;
  expect(await readdir(join(provider.folder, 'incoming'))).toEqual([]);
  const count = Object.keys(dearExports).length;
  figure(
    'dear exports',
    `${String(count)}: ${String(refused)} refused in words; the longest took ${String(Math.round(longest))} ms`,
  );
});
