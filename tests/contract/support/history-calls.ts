import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';
import { picture } from './provider.ts';

interface Created {
  readonly data: { readonly id: number; readonly HeaderMedia: string };
}

/** Calls every operation of the history, and has every status answered that they name. */
export async function callHistory({ provider, send, sendRaw }: ContractClient): Promise<void> {
  const form = { title: 'Kept', HeaderMedia: picture('header.jpg') };
  const { data: project } = await send<Created>('createProject', 201, { form });
  const query = { kind: 'project', id: String(project.id) };
  provider.advance(1000);
  await send('updateProject', 200, { id: project.id, form: { title: 'Kept on', HeaderMedia: picture('other.jpg') } });
  const answer = await sendRaw('listRevisions', 200, { query });
  const [last, first]: readonly { id: number; summary: string }[] = answer.json().data;
  expect(last?.summary).toContain('Title');
  await send('listRevisions', 400, { query: { kind: 'project' } });
  await send('listRevisions', 404, { query: { kind: 'project', id: '999999' } });

  const { data } = await send<{ data: { pictures: { after: { mediaUrl: string } }[] } }>('getRevision', 200, {
    id: first?.id ?? 0,
  });
  await send('getRevision', 404, { id: 999_999 });
  const file = data.pictures[0]?.after.mediaUrl.split('/').at(-1) ?? '';
  const path = { id: String(first?.id), file };
  const whole = await sendRaw('getRevisionMedia', 200, { path });
  await sendRaw('getRevisionMedia', 206, { path, headers: { range: 'bytes=0-9' } });
  await sendRaw('getRevisionMedia', 416, { path, headers: { range: 'bytes=9000000-' } });
  await sendRaw('getRevisionMedia', 304, { path, headers: { 'if-none-match': String(whole.headers['etag']) } });
  await sendRaw('getRevisionMedia', 404, { path: { ...path, file: 'none.jpg' } });
  await sendRaw('getRevisionMedia', 401, { path, isVisitor: true });

  const restored = { id: first?.id ?? 0 };
  const seen = { 'if-match': String(answer.headers['etag']), 'idempotency-key': 'restored' };
  await send('restoreRevision', 404, { id: 999_999 });
  await send('restoreRevision', 400, { ...restored, headers: { 'idempotency-key': '' } });
  const { undo } = await send<{ undo: string }>('restoreRevision', 200, { ...restored, headers: seen });
  await send('restoreRevision', 409, { id: last?.id ?? 0, headers: seen });
  await send('restoreRevision', 412, { ...restored, headers: { 'if-match': seen['if-match'] } });
  await send('undoDelete', 200, { json: { undo } });
  await send('deleteProject', 200, { id: project.id });
}
