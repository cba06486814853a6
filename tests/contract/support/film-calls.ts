import { expect, onTestFinished, vi } from 'vitest';
import { patientFfmpeg } from '../../provider/support/patient-ffmpeg.ts';
import { temporaryFolder } from '../../provider/support/process.ts';
import { startContractClient } from './provider-contract.ts';
import type { ContractClient } from './provider-contract.ts';
import { film, picture, smallFilm, svg } from './provider.ts';

interface Conversion {
  readonly data: { readonly id: string; readonly state: string; readonly bytes: number | null };
}

/** Calls every operation of conversions, with an FFmpeg that waits, and has every status answered that they name. */
export async function callConversions(client: ContractClient): Promise<void> {
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.mp4');
  await client.send('createFilmConversion', 413, { form: { film: large } });
  expect(await client.send('createFilmConversion', 404, { form: { film: film() } })).toEqual({
    message: 'This server does not convert films.',
  });
  const { command, goOn } = patientFfmpeg(temporaryFolder());
  const { provider, send, sendRaw } = await startContractClient({ ffmpeg: command }, client.seen);
  onTestFinished(() => provider.close());
  const begin = (status: number) => send<Conversion>('createFilmConversion', status, { form: { film: film() } });
  await send('createFilmConversion', 415, { form: { film: picture() } });
  const { data } = await begin(202);
  await begin(202);
  await begin(202);
  const { data: last } = await begin(202);
  await begin(429);
  await send('deleteFilmConversion', 200, { id: last.id });
  for (const operation of ['getFilmConversion', 'deleteFilmConversion', 'getConvertedFilm'])
    await send(operation, 404, { id: last.id });
  await send('getConvertedFilm', 409, { id: data.id });
  goOn();
  const read = () => send<Conversion>('getFilmConversion', 200, { id: data.id });
  await vi.waitFor(async () => expect(await read()).toMatchObject({ data: { state: 'done', share: 1 } }), 20_000);
  const answer = await sendRaw('getConvertedFilm', 200, { id: data.id });
  expect(answer.headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'no-store' });
  expect(answer.rawPayload.length).toBe((await read()).data.bytes);
}

interface Listed {
  readonly data: readonly { readonly id: number; readonly name: string }[];
}

/** Calls every operation of originals, and has every status answered that they name. */
export async function callOriginals({ send, sendRaw }: ContractClient): Promise<void> {
  const form = { title: 'Nadi', HeaderMedia: film(), original_HeaderMedia: film('camera.mp4') };
  await send('createProject', 201, { form });
  const { data } = await send<Listed>('listOriginals', 200);
  expect(data).toMatchObject([{ name: 'camera.mp4' }]);
  const id = data[0]?.id ?? 0;
  const whole = await sendRaw('getOriginal', 200, { id });
  await sendRaw('getOriginal', 206, { id, headers: { range: 'bytes=10-19' } });
  await sendRaw('getOriginal', 304, { id, headers: { 'if-none-match': String(whole.headers['etag']) } });
  await sendRaw('getOriginal', 416, { id, headers: { range: `bytes=${String(film().size)}-` } });
  await send('getOriginal', 401, { id, isVisitor: true });
  const { undo } = await send<{ undo: string }>('deleteOriginal', 200, { id });
  for (const operation of ['getOriginal', 'deleteOriginal']) await send(operation, 404, { id });
  await send('undoDelete', 200, { json: { undo } });
}

/**
 * Has every status answered that the operations of renditions name.
 * @param path of a film that has none
 */
export async function callRenditions({ send }: ContractClient, path: string): Promise<void> {
  expect(JSON.stringify(await send('listFilmsWithoutRenditions', 200))).toContain(path);
  await send('setRendition', 200, { form: { path, film: smallFilm() } });
  expect(JSON.stringify(await send('listFilmsWithoutRenditions', 200))).not.toContain(path);
  await send('setRendition', 400, { form: { path, film: film() } });
  await send('setRendition', 404, { form: { path: 'media/none.mp4' } });
  for (const other of [picture(), svg()]) await send('setRendition', 415, { form: { path, film: other } });
  await send('setRendition', 413, { form: { path, film: new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.mp4') } });
  for (const operation of ['listFilmsWithoutRenditions', 'setRendition'])
    await send(operation, 401, { isVisitor: true });
}
