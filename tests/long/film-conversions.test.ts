import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFilmConversions } from '../../provider/src/media/film-conversions.ts';
import type { FilmConverter } from '../../provider/src/media/film-converter.ts';
import { Upload } from '../../provider/src/lib/upload.ts';
import { encode, film, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import { ffmpeg } from '../provider/support/ffmpeg.ts';
import { isRunning, patientFfmpeg } from '../provider/support/patient-ffmpeg.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';

const patience = { timeout: 60_000, interval: 100 };
const minute = 60_000;

interface Conversion {
  readonly id: string;
  readonly state: string;
  readonly share: number;
  readonly bytes: number | null;
}

const fixture = (name: string): File => {
  const path = fileURLToPath(new URL(`../../e2e/fixtures/films/${name}`, import.meta.url));
  return new File([new Uint8Array(readFileSync(path))], name);
};

/** A provider with an FFmpeg, and its administrator. */
async function start(command: string) {
  const provider = await startProvider({ ffmpeg: command });
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const call = (method: 'GET' | 'DELETE', path: string) =>
    provider.app.inject({ method, url: `/api/film-conversions/${path}`, headers: { cookie } });
  return {
    provider,
    call,
    incoming: () => readdirSync(join(provider.folder, 'incoming')),
    begin: async (file: File, wishes: { readonly sound?: string } = {}) => {
      const { headers, payload } = await encode(formOf({ film: file, ...wishes }));
      const url = '/api/film-conversions';
      return provider.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
    },
    read: async (id: string) => (await call('GET', id)).json<{ data: Conversion }>().data,
  };
}

test('a film becomes one of H.264 that is handed out, and goes with its DELETE; nothing is stored', async () => {
  const { provider, begin, call, incoming, read } = await start(ffmpeg);
  const begun = await begin(fixture('hevc.mov'));
  expect([begun.statusCode, begun.json()]).toMatchObject([202, { data: { state: 'waiting', share: 0, bytes: null } }]);
  const { id } = begun.json<{ data: Conversion }>().data;
  await vi.waitFor(async () => expect((await read(id)).state).toBe('done'), patience);
  const { headers, rawPayload } = await call('GET', `${id}/file`);
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
  expect(rawPayload.includes('avc1')).toBe(true);
  expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'));
  expect((await read(id)).bytes).toBe(rawPayload.length);
  expect(incoming(), 'the film itself is gone').toHaveLength(1);
  expect((await call('DELETE', id)).statusCode).toBe(200);
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience);
  expect((await call('GET', id)).statusCode).toBe(404);
  expect(readdirSync(join(provider.folder, 'media'))).toEqual([]);
}, 90_000);

test('the sound of a film is kept where that is asked for', async () => {
  const { begin, call, read } = await start(ffmpeg);
  const refused = await begin(fixture('sound.mov'), { sound: 'louder' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { part: 'sound' }]);
  for (const wishes of [{ sound: 'keep' }, {}]) {
    const { id } = (await begin(fixture('sound.mov'), wishes)).json<{ data: Conversion }>().data;
    await vi.waitFor(async () => expect((await read(id)).state).toBe('done'), patience);
    const isHeard = (await call('GET', `${id}/file`)).rawPayload.includes('mp4a');
    if (ffmpeg === 'ffmpeg') expect(isHeard).toBe('sound' in wishes);
  }
}, 90_000);

test('what is longer than a minute, larger than 4K or no film is refused; what is broken fails, and leaves nothing', async () => {
  const { begin, incoming, read } = await start(ffmpeg);
  for (const [file, status, text] of [
    [fixture('long.mov'), 400, 'The film is longer than 60 seconds, the most that is converted.'],
    [fixture('huge.mov'), 400, 'The film is larger than 4K, the most that is converted.'],
    [picture(), 415, 'Only films (MP4, MOV, WebM) are converted.'],
    [new File(['#EXTM3U\n'], 'list.mov'), 415, 'list.mov is not a picture or a film that can be stored.'],
    [new File([], 'empty.mov'), 415, 'empty.mov is not a picture or a film that can be stored.'],
  ] as const) {
    const answer = await begin(file);
    expect([answer.statusCode, answer.json()]).toEqual([status, { message: text, part: 'film' }]);
  }
  const { id } = (await begin(fixture('corrupt.mov'))).json<{ data: Conversion }>().data;
  await vi.waitFor(async () => expect((await read(id)).state).toBe('failed'), patience);
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience);
}, 90_000);

test('a film that says it is shorter than it is fails', async () => {
  const bytes = Buffer.from(await fixture('long.mov').arrayBuffer());
  // The index's length (ISO/IEC 14496-12, 8.2.2): after its version, two times and the scale.
  const length = bytes.indexOf('mvhd') + 4 + 16;
  bytes.writeUInt32BE(Math.round(bytes.readUInt32BE(length) / 10), length);
  const { begin, read } = await start(ffmpeg === 'ffmpeg' ? ffmpeg : patientFfmpeg(temporaryFolder()).command);
  const { id } = (await begin(new File([new Uint8Array(bytes)], 'short.mov'))).json<{ data: Conversion }>().data;
  if (ffmpeg === 'ffmpeg') await vi.waitFor(async () => expect((await read(id)).state).toBe('failed'), patience);
}, 90_000);

test('four at a time; how far it is is told; one that is removed under way ends at once, with its files', async () => {
  const { command, pid } = patientFfmpeg(temporaryFolder());
  const { begin, call, incoming, read } = await start(command);
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await begin(film())).json<{ data: Conversion }>().data.id);
  const refused = await begin(film());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const [first = '', second = ''] = ids;
  await vi.waitFor(
    async () => expect(await read(first)).toMatchObject({ state: 'converting', share: 0.5 / 8 }),
    patience,
  );
  expect((await read(second)).state).toBe('waiting');
  const running = pid() ?? 0;
  expect((await call('DELETE', first)).statusCode).toBe(200);
  await vi.waitFor(() => expect(isRunning(running)).toBe(false), patience);
  for (const id of ids.slice(1)) await call('DELETE', id);
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience);
  expect((await begin(film())).statusCode).toBe(202);
}, 90_000);

test('one that nobody asks for goes after two minutes, every one after an hour', async () => {
  const { command, pid } = patientFfmpeg(temporaryFolder());
  const { provider, begin, call, incoming } = await start(command);
  const { id: left } = (await begin(film())).json<{ data: Conversion }>().data;
  const { id } = (await begin(film())).json<{ data: Conversion }>().data;
  await vi.waitFor(() => expect(pid()).not.toBeNull(), patience);
  const statuses: number[] = [];
  for (let minutes = 1; minutes < 60; minutes += 1) {
    provider.advance(minute);
    statuses.push((await call('GET', id)).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await call('GET', left)).statusCode).toBe(404);
  provider.advance(minute);
  expect((await call('GET', id)).statusCode).toBe(404);
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience);
}, 90_000);

test('only the administrator who sent a film sees its conversion', async () => {
  const incoming = temporaryFolder();
  const films: FilmConverter = {
    isThere: Promise.resolve(true),
    convert: () => new Promise(() => undefined),
    measure: async () => null,
    close: () => undefined,
  };
  const conversions = createFilmConversions({ films, incoming, clock: Date.now });
  const path = join(incoming, 'sent');
  writeFileSync(path, 'a film');
  const facts = {
    ...{
      bytes: 6,
      width: 640,
      height: 360,
      duration: 2,
      coding: 'hvc1',
      hasSound: false,
      color: null,
      luminance: null,
    },
    ...({ contentType: 'video/quicktime', extension: 'mov', mediaType: 'VIDEO' } as const),
  };
  const upload = new Upload('film', path, 'a.mov', 6);
  const { id } = await conversions.begin(
    { upload, facts },
    { administratorId: 1, keepsSound: false, onFailure: () => undefined },
  );
  expect([conversions.find(id, 2), conversions.remove(id, 2)]).toEqual([null, false]);
  expect(conversions.find(id, 1)).toMatchObject({ state: 'waiting' });
});

test('kill -9 under way: FFmpeg ends too, and after the start there is nothing of it', async () => {
  const folder = temporaryFolder();
  const { command, pid } = patientFfmpeg(folder);
  const DATA_DIR = join(folder, 'data');
  const killed = await startProcess({ DATA_DIR, FFMPEG: command });
  const cookie = await logInTo(killed.address ?? '');
  const body = formOf({ film: film() });
  const answer = await fetch(`${killed.address ?? ''}/api/film-conversions`, {
    method: 'POST',
    headers: { cookie },
    body,
  });
  const { data }: { data: Conversion } = await answer.json();
  await vi.waitFor(() => expect(pid()).not.toBeNull(), patience);
  await killed.stop('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid() ?? 0)).toBe(false), patience);
  expect(readdirSync(join(DATA_DIR, 'incoming')).length).toBeGreaterThan(0);
  const next = await startProcess({ DATA_DIR, FFMPEG: command });
  expect(readdirSync(join(DATA_DIR, 'incoming'))).toEqual([]);
  const found = await fetch(`${next.address ?? ''}/api/film-conversions/${data.id}`, { headers: { cookie } });
  expect(found.status).toBe(404);
}, 90_000);
