import { describe, expect, test } from 'vitest';
import { reservedSlugs } from '../../provider/src/rules/page-slug.ts';
import { operations } from '@vitrine/contract/operations';
import { createPages } from '../../src/app/pages.tsx';
import { createReads } from '../../src/api/site/reads.ts';
import { paths } from '../../src/domain/paths.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Read {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly content?: string;
  readonly contentSource?: string;
  readonly visibility?: string;
  readonly formerSlugs?: readonly string[];
}

interface Refusal {
  readonly message: string;
  readonly part?: string;
}

const create = async (client: Client, fields: object): Promise<Read> =>
  (await client.call<{ data: Read }>('POST', '/api/pages', fields, 201)).data;
const refuse = (client: Client, fields: object, status: number) =>
  client.call<Refusal>('POST', '/api/pages', fields, status);
const change = (client: Client, id: number, fields: object, status?: number) =>
  client.call<{ data: Read } & Refusal>('PATCH', `/api/pages/${String(id)}`, fields, status);
const stored = (client: Client, id: number) => client.call<Read>('GET', `/api/pages/${String(id)}`);

/** As a visitor. */
async function seen({ provider }: Client, url: string): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await provider.app.inject({ url });
  return { status: statusCode, body };
}
const listed = async (client: Client): Promise<readonly string[]> => {
  const answer = await client.provider.app.inject({ url: '/api/pages' });
  return answer.json<{ pages: readonly Read[] }>().pages.map(({ slug }) => slug);
};

describe('a plain page', () => {
  test('is named after its title, or as somebody wants it, and found at that address', async () => {
    const client = await startClient(false);
    expect(await create(client, { title: 'Imprint & Légal' })).toMatchObject({ slug: 'imprint-legal' });
    const page = await create(client, { title: 'Privacy', slug: 'https://studio.example/Data Protection/' });
    expect(page).toMatchObject({ slug: 'data-protection', visibility: 'public', content: '' });
    expect(await seen(client, '/api/page?slug=data-protection')).toMatchObject({ status: 200 });
    expect(await seen(client, '/api/page?slug=Data-Protection')).toMatchObject({ status: 200 });
    expect(await listed(client)).toEqual(['imprint-legal', 'data-protection']);
  });

  test('takes no address of the site', async () => {
    const client = await startClient(false);
    for (const slug of reservedSlugs) {
      const { message, part } = await refuse(client, { title: 'Terms', slug: `/${slug}` }, 400);
      expect([message, part]).toEqual([`/${slug} belongs to the site itself. Choose another address.`, 'slug']);
    }
  });

  test('whatever the site and the provider have at a first part of an address is reserved', () => {
    const reads = createReads({ host: '', get: () => Promise.reject(new Error('Nothing is read.')) });
    const patterns = createPages(async () => reads).flatMap((page) => page.paths);
    const all = [...patterns, paths.login, paths.dashboard, ...operations.map(({ path }) => path), '/assets'];
    const firsts = all.flatMap((path) => /^\/([\w-]+)(?:\/|$)/.exec(path)?.[1] ?? []);
    expect(firsts.filter((first) => !reservedSlugs.has(first))).toEqual([]);
  });

  test('takes no address of another page, and says whose it is', async () => {
    const client = await startClient(false);
    const first = await create(client, { title: 'Privacy' });
    expect(await refuse(client, { title: 'Privacy' }, 409)).toMatchObject({
      message: '“Privacy” is at /privacy already. Choose another address.',
      part: 'slug',
    });
    await refuse(client, { title: '!!!' }, 400);
    await refuse(client, { title: '  ' }, 400);
    await change(client, first.id, { title: 'Privacy', slug: 'data' });
    // A former address goes to who types it, and to nobody by a title.
    expect(await refuse(client, { title: 'Privacy' }, 409)).toMatchObject({ part: 'slug' });
    expect(await create(client, { title: 'Other', slug: 'privacy' })).toMatchObject({ slug: 'privacy' });
    expect(await stored(client, first.id)).toMatchObject({ formerSlugs: [] });
  });

  test('leads on from the addresses that it had; visitors are not told them', async () => {
    const client = await startClient(false);
    const { id } = await create(client, { title: 'Privacy' });
    await change(client, id, { title: 'Privacy', slug: 'data' });
    await change(client, id, { title: 'Privacy notice', slug: '' });
    expect(await stored(client, id)).toMatchObject({ slug: 'data', formerSlugs: ['privacy'] });
    const { status, body } = await seen(client, '/api/page?slug=privacy');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ slug: 'data' });
    expect(body).not.toContain('formerSlugs');
    await change(client, id, { title: 'Privacy notice', slug: 'privacy' });
    expect(await stored(client, id)).toMatchObject({ slug: 'privacy', formerSlugs: ['data'] });
  });

  test('that is a draft is nowhere for visitors, at no address it ever had', async () => {
    const client = await startClient(false);
    const { id } = await create(client, { title: 'Privacy', visibility: 'draft', content: 'Secret' });
    await change(client, id, { title: 'Privacy', slug: 'data' });
    expect(await listed(client)).toEqual([]);
    for (const slug of ['data', 'privacy'])
      expect(await seen(client, `/api/page?slug=${slug}`)).toMatchObject({ status: 404 });
    expect(await seen(client, `/api/pages/${String(id)}`)).toMatchObject({ status: 401 });
    expect(await client.call<Read>('GET', '/api/page?slug=data')).toMatchObject({ content: 'Secret' });
    await change(client, id, { title: 'Privacy', visibility: 'public' });
    expect(await seen(client, '/api/page?slug=privacy')).toMatchObject({ status: 200 });
  });

  test('may be formatted; its source is told to the administrator only', async () => {
    const client = await startClient(false);
    await create(client, { title: 'Privacy', content: '## Who\n\n**We**', contentFormat: 'markdown' });
    const { body } = await seen(client, '/api/page?slug=privacy');
    expect(JSON.parse(body)).toMatchObject({
      content: 'Who\n\nWe',
      richContent: [
        { tag: 'h2', parts: ['Who'] },
        { tag: 'p', parts: [{ tag: 'strong', parts: ['We'] }] },
      ],
    });
    expect(body).not.toContain('contentSource');
    expect(body).not.toContain('visibility');
  });

  test('is not overwritten in another version, and made once however often it is sent', async () => {
    const client = await startClient(false);
    const { id } = await create(client, { title: 'Privacy' });
    const { app } = client.provider;
    const { cookie } = await (await import('../contract/support/provider.ts')).logIn(app);
    const { headers } = await app.inject({ url: `/api/pages/${String(id)}`, headers: { cookie } });
    const patch = (title: string) =>
      app.inject({
        method: 'PATCH',
        url: `/api/pages/${String(id)}`,
        headers: { cookie, 'if-match': String(headers.etag) },
        payload: { title },
      });
    expect((await patch('Mine')).statusCode).toBe(200);
    expect((await patch('Theirs')).statusCode).toBe(412);
    const post = () =>
      app.inject({
        method: 'POST',
        url: '/api/pages',
        headers: { cookie, 'idempotency-key': 'once' },
        payload: { title: 'Terms' },
      });
    const [one, other] = [await post(), await post()];
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(other.json<{ data: Read }>().data.id).toBe(one.json<{ data: Read }>().data.id);
  });

  test('has a place in the order, and comes back to it with its addresses', async () => {
    const client = await startClient(false);
    const made = [];
    for (const title of ['One', 'Two', 'Three']) made.push(await create(client, { title }));
    const [one, two] = made;
    await client.call('PATCH', `/api/pages/${String(two?.id)}/position`, { position: 1 });
    expect(await listed(client)).toEqual(['two', 'one', 'three']);
    await client.call('PATCH', `/api/pages/${String(two?.id)}/position`, { position: 4 }, 400);
    await change(client, one?.id ?? 0, { title: 'One', slug: 'first' });
    const token = await client.remove(`/api/pages/${String(one?.id)}`);
    expect(await listed(client)).toEqual(['two', 'three']);
    expect(await seen(client, '/api/page?slug=one')).toMatchObject({ status: 404 });
    const { data } = await client.call<{ data: readonly object[] }>('GET', '/api/deleted');
    expect(data).toMatchObject([{ kind: 'page', title: 'One', files: 0 }]);
    await client.undo(token);
    expect(await listed(client)).toEqual(['two', 'first', 'three']);
    expect(await stored(client, one?.id ?? 0)).toMatchObject({ slug: 'first', formerSlugs: ['one'] });
  });

  test('comes back beside the one that has its address now', async () => {
    const client = await startClient(false);
    const { id } = await create(client, { title: 'Privacy' });
    const token = await client.remove(`/api/pages/${String(id)}`);
    await create(client, { title: 'Privacy' });
    const { leftOut } = await client.undo(token);
    expect(leftOut).toEqual(['Its address is taken by another page. It is at /privacy-2 now.']);
    expect(await listed(client)).toEqual(['privacy-2', 'privacy']);
  });
});
