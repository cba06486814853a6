import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { FilmConverter } from '../../provider/src/media/film-converter.ts';
import { inspectFile } from '../../provider/src/media/inspect.ts';
import type { MediaFacts } from '../../provider/src/media/inspect.ts';
import { createFilmPreparation, type FilmPreparation } from '../../provider/src/media/prepare-films.ts';
import { createServices } from '../../provider/src/services.ts';
import { smallFilm } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/media/${name}`, import.meta.url));

async function factsOf(file: Buffer): Promise<MediaFacts | null> {
  const path = join(temporaryFolder(), 'film');
  await writeFile(path, file);
  return inspectFile({ path, bytes: file.length });
}

/** A WebM with other bytes at the beginning of an element. @param header its name and length */
async function webmWith(header: readonly number[], content: Buffer): Promise<Buffer> {
  const film = await readFile(fixture('told.webm'));
  const at = film.indexOf(Buffer.from(header));
  content.copy(film, at + header.length);
  return film;
}

test('a WebM says its size, its length, its sound and whether it is transparent', async () => {
  const facts = async (name: string) => factsOf(await readFile(fixture(name)));
  const size = { width: 96, height: 64 };
  expect(await facts('told.webm')).toMatchObject({ ...size, duration: 1.003, hasSound: true, isTransparent: false });
  expect(await facts('transparent.webm')).toMatchObject({ ...size, duration: 1, hasSound: false, isTransparent: true });
  expect(await facts('above-white.mp4')).toMatchObject({ ...size, duration: 1, isHdr: true });
});

const duration = [0x44, 0x89, 0x88];
const double = (value: number): Buffer => {
  const made = Buffer.alloc(8);
  made.writeDoubleBE(value);
  return made;
};

test.each([
  ['a length that is no number', duration, double(NaN), { duration: null, width: 96 }],
  ['a length without an end', duration, double(Infinity), { duration: null }],
  ['a length below nothing', duration, double(-5), { duration: null }],
  ['no length', duration, double(0), { duration: null }],
  ['a length of all ones', duration, Buffer.alloc(8, 255), { duration: null }],
  ['a length of years', duration, double(1e300), { duration: null }],
  ['no width', [0xb0, 0x81], Buffer.from([0]), { width: null, height: null }],
])('of a WebM, %s is not believed', async (_what, header, content, wanted) => {
  expect(await factsOf(await webmWith(header, content))).toMatchObject(wanted);
});

test.each([
  ['a length of all ones', 'mvhd', 20, 4, { duration: null }],
  ['a scale of all ones', 'mvhd', 16, 4, { duration: null }],
  ['no scale', 'mvhd', 16, 4, { duration: null }],
  ['a width of all ones', 'tkhd', 80, 4, { width: null, height: null }],
])('of an MP4, %s is not believed', async (what, type, from, length, wanted) => {
  const film = await readFile(fixture('above-white.mp4'));
  film.fill(what.startsWith('no ') ? 0 : 255, film.indexOf(type) + from, film.indexOf(type) + from + length);
  expect(await factsOf(film)).toMatchObject(wanted);
});

/** An element that is void, to make a film heavy enough for a version. */
function room(bytes: number): Buffer {
  const made = Buffer.alloc(bytes);
  Buffer.from([0xec, 0x01]).copy(made);
  made.writeUIntBE(bytes - 9, 3, 6);
  return made;
}

async function heavyWebm(name: string): Promise<File> {
  return new File([new Uint8Array(Buffer.concat([await readFile(fixture(name)), room(400_000)]))], name, {
    type: 'video/webm',
  });
}

interface Shown {
  readonly grids: readonly { readonly frames: readonly { readonly details: { readonly luminance: unknown } }[] }[];
}

/** A provider with one film, and the preparation of its version with a converter that makes what it is told to. */
async function prepare(film: File, made: string) {
  const client = await startClient(false);
  const project = await client.create({
    title: 'Nadi',
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: film,
  });
  const { db, media: store } = client.provider.data;
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
  const services = createServices(db, store, Date.now, config);
  const convert = vi.fn<FilmConverter['convert']>(async () => {
    const path = join(store.incoming, 'made');
    await copyFile(made, path);
    const facts = await inspectFile({ path, bytes: (await stat(path)).size });
    if (facts === null) throw new Error('The fixture is no film.');
    return { path, facts };
  });
  const measure = vi.fn<FilmConverter['measure']>(async () => ({ top: 0.1, bottom: 0.9 }));
  const films: FilmConverter = { isThere: Promise.resolve(true), convert, measure, close: () => undefined };
  const start = (): FilmPreparation => createFilmPreparation({ ...services, films });
  const failures: unknown[] = [];
  const tools = {
    isOpen: () => true,
    onChange: () => undefined,
    onFailure: (reason: unknown) => failures.push(reason),
  };
  await start().run(tools);
  const lacking = await client.call<{ data: readonly unknown[] }>('GET', '/api/films-without-renditions');
  return { client, project, start, tools, convert, measure, failures, lacking: lacking.data };
}

test('nothing opaque is made of a transparent film, and none is taken', async () => {
  const { client, project, convert, failures, lacking } = await prepare(
    await heavyWebm('transparent.webm'),
    fixture('above-white.mp4'),
  );
  expect([convert.mock.calls.length, failures, lacking]).toEqual([0, [], []]);
  const path = project.grids[0]?.frames[0]?.mediaUrl ?? '';
  const refused = await client.send<{ message: string }>('PUT', '/api/renditions', { path, film: smallFilm() }, 400);
  expect(refused.message).toBe('A transparent film has no renditions: they would be opaque.');
});

test('a film that is cut short has no version, which is no fault of the provider', async () => {
  const film = await heavyWebm('told.webm');
  const bytes = Buffer.from(await film.arrayBuffer());
  double(5000).copy(bytes, bytes.indexOf(Buffer.from(duration)) + duration.length);
  const cut = new File([new Uint8Array(bytes), new Uint8Array(room(1_000_000))], 'cut.webm');
  const { convert, failures, lacking } = await prepare(cut, fixture('above-white.mp4'));
  expect([convert.mock.calls.length, failures, lacking]).toEqual([1, [], []]);
});

test('how bright a film becomes is looked at once, and said with it; what cannot be read is told, and left', async () => {
  const { client, project, start, tools, measure, failures } = await prepare(
    await heavyWebm('transparent.webm'),
    fixture('above-white.mp4'),
  );
  const read = async () => {
    const { data } = await client.call<{ data: Shown }>('GET', `/api/project?slug=${project.slug}`);
    return data.grids[0]?.frames[0]?.details.luminance;
  };
  expect(await read()).toBeNull();
  measure.mockRejectedValueOnce(new Error('broken'));
  const first = start();
  await first.measure(tools);
  await first.measure(tools);
  expect([measure.mock.calls.length, failures, await read()]).toEqual([1, [new Error('broken')], null]);
  const next = start();
  await next.measure(tools);
  await next.measure(tools);
  expect([measure.mock.calls.length, await read()]).toEqual([2, { top: 0.1, bottom: 0.9 }]);
});
