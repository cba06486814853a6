import { expect, onTestFinished, test } from 'vitest';
import { logIn, startProvider } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { hostileDrawings } from '../provider/support/hostile-drawings.ts';
import { launch } from './support/browser.ts';
import { call, listen } from './support/calls.ts';
import { figure } from './support/figures.ts';

test('no drawing stalls the server, and none that it takes hangs a browser', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const origin = await listen(provider);
  const { cookie } = await logIn(provider.app);
  const page = await (await launch()).newPage();
  let slowest = 0;
  let isOver = false;
  const pulse = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await fetch(`${origin}/healthz`);
      slowest = Math.max(slowest, performance.now() - begun);
      await page.waitForTimeout(50);
    }
  })();
  let [taken, refused, longest] = [0, 0, 0];
  for (const { name, source } of hostileDrawings) {
    const fields = { ...siteTexts, wordmarkDark: new File([source], 'mark.svg', { type: 'image/svg+xml' }) };
    const { status, body } = await call(origin, cookie, 'PUT', '/api/site', fields, true);
    expect([200, 413, 415], `${name}: ${body}`).toContain(status);
    if (status !== 200) {
      expect(body, name).toMatch(/"message":"(?:The|A|There)[^"]+\."/);
      refused += 1;
      continue;
    }
    taken += 1;
    const path = /"wordmarkDark":\{"path":"([^"]+)"/.exec(body)?.[1] ?? '';
    const begun = performance.now();
    await page.goto(`${origin}/healthz`);
    await page.setContent(`<img src="${origin}/${path}" width="1000">`, { timeout: 20_000, waitUntil: 'load' });
    // Drawn, not only read.
    await page.screenshot({ timeout: 20_000 });
    longest = Math.max(longest, performance.now() - begun);
  }
  isOver = true;
  await pulse;
  figure('hostile drawings', `${hostileDrawings.length}: ${refused} refused, ${taken} taken`);
  figure('slowest answer to others', `${Math.round(slowest)} ms`);
  figure('slowest of those taken in Chromium', `${Math.round(longest)} ms`);
  expect(slowest).toBeLessThan(2000);
  expect(longest).toBeLessThan(10_000);
});
