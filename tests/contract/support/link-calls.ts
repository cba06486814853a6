import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';
import { picture } from './provider.ts';

interface Made {
  readonly data: { readonly id: number; readonly path: string };
}

/** Copies a project, once for each key. */
export async function callDuplicate({ send }: ContractClient): Promise<void> {
  const { data: project } = await send<{ data: { id: number } }>('createProject', 201, { form: { title: 'Copied' } });
  const once = { id: project.id, headers: { 'idempotency-key': 'one-copy-of-it' } };
  const { data: copy, undo } = await send<{ data: { id: number }; undo: string }>('duplicateProject', 201, once);
  await send('duplicateProject', 404, { id: 999_999 });
  await send('updateProject', 200, { id: copy.id, form: { title: 'Its own' } });
  await send('duplicateProject', 409, once);
  await send('undoDelete', 200, { json: { undo } });
  await send('deleteProject', 404, { id: copy.id });
  await send('deleteProject', 200, { id: project.id });
}

/** Calls every operation of links, and has every status answered that they name. */
export async function callLinks({ send, sendRaw, provider }: ContractClient): Promise<void> {
  const { data: project } = await send<{ data: { id: number; slug: string } }>('createProject', 201, {
    form: { title: 'Sealed', HeaderMedia: picture() },
  });
  const link = { project: project.id, name: 'Meridian', expiresAt: new Date(provider.now() + 60_000).toISOString() };
  expect(await send('createLink', 409, { json: link })).toEqual({
    message: 'Only drafts and what is sealed are shown by links. Save it as one of them first.',
  });
  await send('updateProject', 200, { id: project.id, form: { visibility: 'sealed', sealedShows: 'titleAndPicture' } });
  await send('createLink', 400, { json: { ...link, expiresAt: '2020-01-01T00:00Z' } });
  await send('createLink', 404, { json: { ...link, project: 'none' } });
  const { data } = await send<Made>('createLink', 201, { json: link });
  await send('listLinks', 400);
  await send('listLinks', 404, { query: { story: '999999' } });
  expect(await send('listLinks', 200, { query: { project: String(project.id) } })).toEqual({ data: [data] });

  const token = data.path.slice(2);
  const { project: shown } = await send<{ project: { HeaderMedia: string } }>('getShown', 200, {
    id: token,
    isVisitor: true,
  });
  await send('getShown', 404, { id: 'none', isVisitor: true });
  const { data: draft } = await send<{ data: { id: number } }>('createProject', 201, { form: { visibility: 'draft' } });
  const { data: preview } = await send<Made>('createLink', 201, { json: { ...link, project: draft.id } });
  await send('updateProject', 200, { id: draft.id, form: { visibility: 'sealed', sealedShows: 'title' } });
  await send('getShown', 403, { id: preview.path.split('/')[1] ?? '', isVisitor: true });
  const path = { token, file: shown.HeaderMedia.split('/').at(-1) ?? '' };
  const { headers } = await sendRaw('getShownMedia', 200, { path });
  await sendRaw('getShownMedia', 206, { path, headers: { range: 'bytes=0-9' } });
  await sendRaw('getShownMedia', 304, { path, headers: { 'if-none-match': String(headers['etag']) } });
  await sendRaw('getShownMedia', 400, { path, query: { width: '5' } });
  await sendRaw('getShownMedia', 404, { path: { ...path, file: 'none.jpg' } });
  await sendRaw('getShownMedia', 416, { path, headers: { range: 'bytes=99999999-' } });
  const teaser = await sendRaw('getTeaser', 200, { id: project.slug });
  await sendRaw('getTeaser', 304, { id: project.slug, headers: { 'if-none-match': String(teaser.headers['etag']) } });

  const { undo } = await send<{ undo: string }>('revokeLink', 200, { id: data.id });
  await send('revokeLink', 404, { id: data.id });
  expect(await send('getShown', 410, { id: token })).toEqual({ message: 'This link has been withdrawn.' });
  await send('undoDelete', 200, { json: { undo } });
  await send('getShown', 200, { id: token });
  await send('deleteProject', 200, { id: project.id });
  await sendRaw('getTeaser', 404, { id: project.slug });
  await send('undoDelete', 410, { json: { undo } });
}
