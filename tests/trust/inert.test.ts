import { expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import { film, logIn, startProvider } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { call, listen } from './support/calls.ts';
import { launch, serve } from './support/browser.ts';
import { figure } from './support/figures.ts';

/** What a file does when it runs: it asks for this address, wherever it came from. */
const ran = '/ran';
const code = `fetch('${ran}',{mode:'no-cors'});new Image().src='${ran}';`;
const html = `<!doctype html><body><script>${code}</script><img src=x onerror="${code}"></body>`;
const markup = `<svg xmlns="http://www.w3.org/2000/svg" onload="${code}"><script>${code}</script></svg>`;

async function hostileFiles(): Promise<readonly File[]> {
  const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#cc3311' } });
  const [jpeg, png, gif] = await Promise.all([
    square.clone().jpeg().toBuffer(),
    square.clone().png().toBuffer(),
    square.clone().gif().toBuffer(),
  ]);
  const mp4 = Buffer.from(await film().arrayBuffer());
  const file = (name: string, type: string, ...parts: readonly (string | Buffer)[]): File =>
    new File([new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))], name, { type });
  return [
    file('logo.svg', 'image/svg+xml', markup),
    file('logo.jpg', 'image/jpeg', markup),
    file('page.html', 'text/html', html),
    file('page.png', 'image/png', html),
    file('xml.gif', 'image/gif', '<?xml version="1.0"?>', markup),
    file('script.gif', 'image/gif', `GIF89a=1;${code}//`, gif.subarray(6)),
    file('tail.gif', 'text/html', gif, html),
    file('tail.jpg', 'text/html', jpeg, html),
    file('tail.html', 'text/html', jpeg, html),
    file('tail.svg', 'image/svg+xml', png, markup),
    // A comment block right behind the beginning of a JPEG (ITU-T T.81, B.2.4.5).
    file(
      'comment.html',
      'text/html',
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, html.length + 2]),
      html,
      jpeg.subarray(2),
    ),
    file('film.html', 'text/html', mp4, html),
    file('film.js', 'text/javascript', mp4.subarray(0, 64), code),
  ];
}

test('no uploaded file runs in a browser, whatever it is called and however it is opened', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  let runs = 0;
  provider.app.server.on('request', ({ url = '' }) => {
    if (url.startsWith(ran)) runs += 1;
  });
  const origin = await listen(provider);
  const { cookie } = await logIn(provider.app);
  const page = await (await launch()).newPage();
  const files = await hostileFiles();
  const stored: string[] = [];
  for (const file of files) {
    const { status, body } = await call(
      origin,
      cookie,
      'POST',
      '/api/projects',
      { title: file.name, HeaderMedia: file },
      true,
    );
    expect([201, 415], `${file.name}: ${body}`).toContain(status);
    if (status === 201) stored.push(/"HeaderMedia":"([^"]+)"/.exec(body)?.[1] ?? '');
  }
  // A wordmark may be a drawing: its shapes are stored, and nothing that runs.
  const mark = markup.replace('<svg ', '<svg viewBox="0 0 9 9" ').replace('</svg>', '<path d="M0 0h9v9z"/></svg>');
  const settings = { ...siteTexts, wordmarkDark: new File([mark], 'mark.svg', { type: 'image/svg+xml' }) };
  const { body: set } = await call(origin, cookie, 'PUT', '/api/site', settings, true);
  stored.push(/"wordmarkDark":\{"path":"([^"]+)"/.exec(set)?.[1] ?? '');
  expect(stored.length, 'some are pictures and films').toBeGreaterThan(4);
  const open = async (address: string): Promise<void> => {
    await page.goto(address, { timeout: 10_000, waitUntil: 'load' }).catch(() => undefined);
    await page.waitForTimeout(100);
  };
  for (const path of stored) {
    const { headers } = await fetch(`${origin}/${path}`);
    expect(headers.get('content-type'), 'by its content').toMatch(/^(image\/(jpeg|png|gif|svg\+xml)|video\/mp4)$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    await open(`${origin}/${path}`);
    // As parts of a page that would let everything run.
    const port = await serve((_request, response) => {
      const at = `${origin}/${path}`;
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<script src="${at}"></script><iframe src="${at}"></iframe><object data="${at}"></object><embed src="${at}"><link rel="stylesheet" href="${at}">`,
        );
    });
    await open(`http://127.0.0.1:${port}/`);
  }
  expect(runs, 'scripts that ran').toBe(0);
  // The same bytes from a server that takes no care do run: the test would have seen it.
  const careless = await serve((request, response) => {
    if (request.url?.startsWith(ran) === true) runs += 1;
    response.setHeader('content-type', 'text/html').end(html);
  });
  await open(`http://127.0.0.1:${careless}/`);
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(0);
  figure(
    'hostile uploads',
    `${files.length + 1} files, ${files.length + 1 - stored.length} refused, ${stored.length} opened in 6 ways each, 0 scripts`,
  );
});
