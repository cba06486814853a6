import { expect, onTestFinished, test } from 'vitest';
import { readContract } from '../../packages/contract/tools/document.ts';
import { logIn, startProvider } from '../contract/support/provider.ts';
import { listen } from './support/calls.ts';
import { launch, serve } from './support/browser.ts';
import { figure } from './support/figures.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

interface Attack {
  readonly target: string;
  readonly method: string;
  readonly way: 'fetch' | 'simple fetch' | 'form' | 'sandboxed form' | 'sandboxed fetch' | 'beacon';
}

test('pages of other origins change nothing, from a real browser with the session in it', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const seen: string[] = [];
  const answers: { readonly method: string; readonly url: string; readonly status: number }[] = [];
  provider.app.server.on('request', (request, response) => {
    if (request.headers.cookie !== undefined) seen.push(String(request.headers['sec-fetch-site']));
    response.on('finish', () => {
      answers.push({ method: request.method ?? '', url: request.url ?? '', status: response.statusCode });
    });
  });
  const own = new URL(await listen(provider));
  const { cookie } = await logIn(provider.app);
  const [name = '', value = ''] = cookie.split('=');

  const port = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><body></body>');
  });
  // The same host on another port is the same site: the browser sends the cookie along. The others look alike only.
  const hosts = ['127.0.0.1.evil.example', 'evil127.0.0.1.example', 'studio.example'];
  const browser = await launch(hosts);
  const context = await browser.newContext();
  await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(own.origin);
  const mine = await page.evaluate(async () => {
    const answer = await fetch('/api/category', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Mine"}',
    });
    return answer.status;
  });
  expect(mine, 'its own origin may: the session is in the browser').toBe(201);
  const state = async (): Promise<string> =>
    JSON.stringify(
      await mapInOrder(['category', 'story', 'session', 'project'], (table) =>
        provider.data.db.prepare(`SELECT count(*) FROM ${table}`).all(),
      ),
    );
  const before = await state();
  answers.length = 0;

  const ways: readonly Attack['way'][] = [
    'fetch',
    'simple fetch',
    'form',
    'sandboxed form',
    'sandboxed fetch',
    'beacon',
  ];
  const targets = [
    ['POST', '/api/category'],
    ['POST', '/api/stories'],
    ['POST', '/api/logout'],
    ['DELETE', '/api/category/1'],
    ['POST', '/api/login'],
  ] as const;
  let attacks = 0;
  for (const host of ['127.0.0.1', 'localhost', ...hosts]) {
    for (const [method, path] of targets) {
      for (const way of ways) {
        if (method === 'DELETE' && !way.endsWith('fetch')) continue;
        await page.goto(`http://${host}:${port}/`);
        const came = answers.length;
        await page.evaluate(attack, { target: own.origin + path, method, way });
        // A preflight that is refused ends it there.
        await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(came);
        attacks += 1;
      }
    }
  }
  expect(await state(), 'nothing has changed').toBe(before);
  const changing = answers.filter((answer) => answer.method !== 'OPTIONS' && !answer.url.startsWith('/favicon'));
  expect(changing.filter(({ status }) => status !== 403)).toEqual([]);
  expect(seen.includes('same-site'), 'some came with the cookie').toBe(true);
  figure(
    'other origins',
    `${attacks} attacks by form, fetch, sandbox and beacon from 5 origins, 0 changes, ${changing.length} x 403`,
  );
});

test('no write of the contract is done for another origin, whatever session comes along', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const writes = readContract().filter(({ method }) => method !== 'GET');
  const claims: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://studio.example' },
    { origin: 'null' },
  ];
  for (const { id, method, path, body } of writes) {
    for (const claim of claims) {
      const { statusCode } = await provider.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { cookie, ...claim, ...(body === null ? {} : { 'content-type': body.contentType }) },
      });
      expect([id, claim, statusCode]).toEqual([id, claim, 403]);
    }
  }
  expect((await provider.app.inject({ url: '/api/verify-auth', headers: { cookie } })).statusCode).toBe(200);
  figure('writes for other origins', `${writes.length} operations x ${claims.length} claims: 403 each`);
});

/** Runs in the browser, on the attacker's page. */
async function attack({ target, method, way }: Attack): Promise<void> {
  const json = JSON.stringify({ name: 'Evil', title: 'Evil', username: 'admin', password: 'x' });
  const text = `fetch(${JSON.stringify(target)}, { method: '${method}', credentials: 'include', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body: ${JSON.stringify(json)} }).catch(() => {})`;
  const form = `<form method="post" enctype="text/plain" action="${target}"><input name='{"name":"Evil","x":"' value='"}'></form><script>document.forms[0].submit()</script>`;
  const frame = (content: string, sandbox: string | null): void => {
    const element = document.createElement('iframe');
    if (sandbox !== null) element.setAttribute('sandbox', sandbox);
    element.srcdoc = content;
    document.body.append(element);
  };
  if (way === 'form') frame(form, null);
  if (way === 'sandboxed form') frame(form, 'allow-scripts allow-forms');
  if (way === 'sandboxed fetch')
    frame(`<script>${method === 'DELETE' ? text.replace("mode: 'no-cors', ", '') : text}</script>`, 'allow-scripts');
  if (way === 'beacon') navigator.sendBeacon(target, json);
  if (way === 'fetch' || way === 'simple fetch') {
    const isSimple = way === 'simple fetch' && method === 'POST';
    await fetch(target, {
      method,
      credentials: 'include',
      ...(isSimple ? { mode: 'no-cors' } : {}),
      headers: { 'content-type': isSimple ? 'text/plain' : 'application/json' },
      body: json,
    }).catch(() => undefined);
  }
}
