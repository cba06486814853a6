import { expect } from 'vitest';
import { fontFile, readFont } from '../../provider/support/fonts.ts';
import type { ContractClient } from './provider-contract.ts';
import { picture } from './provider.ts';
import { siteTexts } from './site.ts';

/** Calls both operations of the settings, and has every status answered that they name. */
export async function callSettings(client: ContractClient): Promise<void> {
  const { send } = client;
  const { headers } = await client.sendRaw('getSite', 200, { isVisitor: true });
  const seen = { 'if-match': String(headers['etag']), 'idempotency-key': 'settings' };
  await send('getSite', 401, { query: { edit: '1' }, isVisitor: true });
  await send('putSite', 400, { form: { ...siteTexts, email: 'nobody' } });
  const written = await send<{ data: object }>('putSite', 200, {
    form: { ...siteTexts, words: [{ text: 'Work', own: 'Arbeiten' }], hidden: ['/story'], share: picture() },
    headers: seen,
  });
  expect(await send('getSite', 200, { query: { edit: '1' } })).toEqual({ data: written.data });
  await send('putSite', 412, { form: siteTexts, headers: { 'if-match': seen['if-match'] } });
  await send('putSite', 200, { form: { ...siteTexts, siteName: 'Other', keep: ['share'] } });
  await send('putSite', 409, { form: siteTexts, headers: seen });

  const face = fontFile(await readFont());
  const tried = await send<{ data: object }>('tryFace', 200, { form: { face } });
  expect(tried.data).toMatchObject({ name: 'Syne', isPinned: false });
  const faceTerms = { licence: 'OFL', isAllowed: true, isHeavy: false };
  const own = await send<{ data: object }>('putSite', 200, { form: { ...siteTexts, face, faceTerms } });
  expect(own.data).toMatchObject({ ownFace: { name: 'Syne', licence: 'OFL' }, face: { type: 'font/woff2' } });
  expect(await send('getSite', 200, { isVisitor: true })).toMatchObject({ data: { ownFace: { name: 'Syne' } } });
  await send('putSite', 200, { form: siteTexts });
}

/** Closes the site and opens it again. */
export async function callClosing({ send }: ContractClient): Promise<void> {
  expect(await send('getClosing', 200)).toEqual({ data: { closed: false } });
  expect(await send('closeSite', 200)).toMatchObject({ data: { closed: true, since: expect.any(String) } });
  expect(await send('openSite', 200)).toMatchObject({ data: { closed: false } });
}

/** Calls every operation of plain pages, and has every status answered that they name. */
export async function callPages({ send, sendRaw }: ContractClient): Promise<void> {
  const page = { title: 'Privacy', content: '**None**', contentFormat: 'markdown', visibility: 'public' };
  const { data } = await send<{ data: { id: number; slug: string } }>('createPage', 201, { json: page });
  await send('createPage', 400, { json: { title: 'Contact' } });
  await send('createPage', 409, { json: page });
  const { id, slug } = data;
  expect(await send('listPages', 200, { isVisitor: true })).toMatchObject({ pages: [{ id, title: 'Privacy', slug }] });
  await send('getPage', 200, { query: { slug }, isVisitor: true });
  await send('getPage', 404, { query: { slug: 'none' }, isVisitor: true });
  const { headers } = await sendRaw('getPageToEdit', 200, { id });
  await send('getPageToEdit', 404, { id: 999_999 });
  await send('createPage', 201, { json: { title: 'Terms' } });
  await send('updatePage', 409, { id, json: { title: 'Privacy', slug: 'terms' } });
  await send('updatePage', 400, { id, json: { title: 'Privacy', slug: 'work' } });
  await send('updatePage', 404, { id: 999_999, json: page });
  const match = { 'if-match': String(headers['etag']) };
  await send('updatePage', 200, { id, json: { title: 'Privacy notice' }, headers: match });
  await send('updatePage', 412, { id, json: page, headers: match });
  await send('movePage', 200, { id, json: { position: 2 } });
  await send('movePage', 400, { id, json: { position: 3 } });
  await send('movePage', 404, { id: 999_999, json: { position: 1 } });
  const { undo } = await send<{ undo: string }>('deletePage', 200, { id });
  await send('deletePage', 404, { id });
  await send('undoDelete', 200, { json: { undo } });
}
