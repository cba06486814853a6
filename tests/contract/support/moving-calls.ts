import { expect, vi } from 'vitest';
import type { ContractClient } from './provider-contract.ts';
import { picture } from './provider.ts';

async function callRedirects({ send, sendRaw }: ContractClient): Promise<void> {
  const redirect = { source: '/2019/hello/', target: '/work' };
  const { data } = await send<{ data: { id: number } }>('createRedirect', 201, { json: redirect });
  await send('createRedirect', 400, { json: { ...redirect, source: '/api' } });
  await send('createRedirect', 409, { json: redirect });
  const { id } = data;
  expect(await send('listRedirects', 200)).toMatchObject({ data: [{ id, source: '/2019/hello', target: '/work' }] });
  const { headers } = await sendRaw('updateRedirect', 200, { id, json: redirect });
  const match = { 'if-match': String(headers['etag']) };
  await send('updateRedirect', 400, { id, json: { ...redirect, target: 'ftp://elsewhere.example/' } });
  await send('updateRedirect', 409, { id, json: { ...redirect, target: '/2019/hello' } });
  await send('updateRedirect', 404, { id: 999_999, json: redirect });
  await send('updateRedirect', 200, {
    id,
    json: { ...redirect, target: 'https://elsewhere.example/' },
    headers: match,
  });
  await send('updateRedirect', 412, { id, json: redirect, headers: match });
  const { undo } = await send<{ undo: string }>('deleteRedirect', 200, { id });
  await send('deleteRedirect', 404, { id });
  await send('undoDelete', 200, { json: { undo } });
}

/** More than the provider of these tests takes. */
const megabytes = 3 * 1024 * 1024;

const wxr = `<?xml version="1.0"?><rss version="2.0"><channel><link>http://old.example</link>
<item><title>Hello</title><link>http://old.example/hello/</link><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

interface Answer {
  readonly data: { readonly id: number; readonly state: string };
}

async function callImports({ send, sendRaw }: ContractClient): Promise<void> {
  expect(await send('listImports', 200)).toEqual({ data: [] });
  const file = () => new File([wxr], 'export.xml', { type: 'text/xml' });
  const { data } = await send<Answer>('createImport', 201, { form: { file: file() } });
  await send('createImport', 400, { form: { file: new File(['none'], 'none.xml') } });
  await send('createImport', 413, { form: { file: new File([new Uint8Array(megabytes)], 'large.xml') } });
  const { id } = data;
  const choices = { types: { post: 'story' }, hosts: [], redirects: true };
  await send('getImport', 200, { id });
  await send('getImport', 404, { id: 999_999 });
  await send('runImport', 400, { id, json: { ...choices, hosts: ['other.example'] } });
  await send('runImport', 404, { id: 999_999, json: choices });
  await send('cancelImport', 409, { id });
  await send('cancelImport', 404, { id: 999_999 });
  await send('runImport', 202, { id, json: choices });
  await send('runImport', 409, { id, json: choices });
  await send('removeImported', 409, { id });
  await send('cancelImport', 200, { id });
  await send('removeImported', 404, { id: 999_999 });
  await sendRaw('getImportReport', 200, { id });
  await sendRaw('getImportReport', 404, { id: 999_999 });

  const { data: folder } = await send<Answer>('createImport', 201, { form: { folder: 'Work' } });
  const brought = { path: 'Work/1.jpg', file: picture() };
  await send('addImportFile', 201, { id: folder.id, form: brought });
  await send('addImportFile', 400, { id: folder.id, form: { ...brought, path: '../1.jpg' } });
  await send('addImportFile', 404, { id: 999_999, form: brought });
  await send('addImportFile', 409, { id, form: brought });
  await send('addImportFile', 413, {
    id: folder.id,
    form: { ...brought, file: new File([new Uint8Array(megabytes)], 'a') },
  });
  await send('deleteImport', 200, { id: folder.id });
  await send('deleteImport', 404, { id: folder.id });
  await vi.waitFor(
    async () => {
      const { data: now } = await send<Answer>('getImport', 200, { id });
      expect(now.state).toBe('cancelled');
    },
    { timeout: 30_000, interval: 20 },
  );
  const { data: last } = await send<Answer>('createImport', 201, { form: { file: file() } });
  await send('runImport', 202, { id: last.id, json: choices });
  await send('deleteImport', 409, { id: last.id });
  await vi.waitFor(
    async () => {
      const { data: now } = await send<Answer>('getImport', 200, { id: last.id });
      expect(now.state).toBe('done');
    },
    { timeout: 30_000, interval: 20 },
  );
  await send('removeImported', 200, { id: last.id });
  await send('removeImported', 200, { id });
}

/** Calls every operation of redirects and imports, and has every status answered that they name. */
export async function callMoving(client: ContractClient): Promise<void> {
  await callRedirects(client);
  await callImports(client);
}
