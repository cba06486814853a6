import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { encode, film, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import { ffmpeg } from '../provider/support/ffmpeg.ts';
import { isRunning, patientFfmpeg } from '../provider/support/patient-ffmpeg.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';

// At the lowest priority, FFmpeg waits for all other tests.
const patience = { timeout: 150_000, interval: 100 };

interface Made {
  readonly data: {
    readonly slug: string;
    readonly grids: readonly { readonly frames: readonly { readonly mediaUrl: string }[] }[];
  };
}
interface Listed {
  readonly data: readonly { readonly path: string; readonly isAwaited: boolean }[];
}
interface Shown {
  readonly data: {
    readonly grids: readonly {
      readonly frames: readonly { readonly details: { readonly renditions: readonly Rendition[] } }[];
    }[];
  };
}
interface Rendition {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const project = { title: 'Nadi', grids: [{ gridType: 'G2', position: '1', frames: [] }], grid_0_frame_0_0: film() };
const shownBy = ({ data }: Shown): readonly Rendition[] => data.grids[0]?.frames[0]?.details.renditions ?? [];

async function send(origin: string, cookie: string, path: string, fields: Readonly<Record<string, unknown>>) {
  return fetch(`${origin}${path}`, { method: 'POST', headers: { cookie }, body: formOf(fields) });
}
const read = async <T>(origin: string, cookie: string, path: string): Promise<T> =>
  (await fetch(`${origin}${path}`, { headers: { cookie } })).json();

test('a film gets its version for phones in the background, and visitors are shown it', async () => {
  const provider = await startProvider({ ffmpeg });
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const { headers, payload } = await encode(formOf({ ...project, HeaderMedia: picture() }));
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, cookie },
    payload,
  });
  const { data } = answer.json<Made>();
  const list = async () =>
    (await provider.app.inject({ url: '/api/films-without-renditions', headers: { cookie } })).json<Listed>().data;
  const shown = async () =>
    shownBy((await provider.app.inject({ url: `/api/project?slug=${data.slug}` })).json<Shown>());
  // Read before it is there, so that an answer that is kept would be seen.
  await shown();
  expect((await list()).every(({ isAwaited }) => isAwaited)).toBe(true);
  await vi.waitFor(async () => expect(await list()).toEqual([]), patience);
  const [rendition] = await shown();
  expect(rendition).toMatchObject({ width: 1280, height: 720 });
  const file = await provider.app.inject({ url: `/${rendition?.path ?? ''}` });
  expect(file.rawPayload.length).toBe(rendition?.bytes);
  expect(file.rawPayload.indexOf('moov')).toBeLessThan(file.rawPayload.indexOf('mdat'));
  expect(readdirSync(join(provider.folder, 'incoming'))).toEqual([]);
  const about = await provider.app.inject({ url: '/api/verify-auth', headers: { cookie } });
  expect(about.json<{ extensions: readonly string[] }>().extensions).toContain('conversion');
}, 180_000);

test('kill -9 while one is made: FFmpeg ends with the provider, no half file stays, and the next start makes it', async () => {
  const folder = temporaryFolder();
  const { command, pid } = patientFfmpeg(folder);
  const DATA_DIR = join(folder, 'data');
  const killed = await startProcess({ DATA_DIR, FFMPEG: command });
  const origin = killed.address ?? '';
  const cookie = await logInTo(origin);
  const answer: Made = await (await send(origin, cookie, '/api/projects', project)).json();
  await vi.waitFor(() => expect(pid()).not.toBeNull(), patience);
  await killed.stop('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid() ?? 0)).toBe(false), patience);

  // A part of a film, as a kill at another moment leaves it.
  writeFileSync(join(DATA_DIR, 'incoming', 'half'), 'half a film');
  const next = await startProcess({ DATA_DIR, FFMPEG: ffmpeg });
  expect(readdirSync(join(DATA_DIR, 'media'))).toHaveLength(1);
  const list = () => read<Listed>(next.address ?? '', cookie, '/api/films-without-renditions');
  await vi.waitFor(async () => expect((await list()).data).toEqual([]), patience);
  expect(readdirSync(join(DATA_DIR, 'incoming'))).toEqual([]);
  const shown = await read<Shown>(next.address ?? '', cookie, `/api/project?slug=${answer.data.slug}`);
  expect(shownBy(shown)).toMatchObject([{ width: 1280 }]);
  await next.stop('SIGTERM');
}, 200_000);

test('a stop in good order does not wait for a conversion', async () => {
  const folder = temporaryFolder();
  const { command, pid } = patientFfmpeg(folder);
  const running = await startProcess({ DATA_DIR: join(folder, 'data'), FFMPEG: command });
  const cookie = await logInTo(running.address ?? '');
  await send(running.address ?? '', cookie, '/api/projects', project);
  await vi.waitFor(() => expect(pid()).not.toBeNull(), patience);
  const before = Date.now();
  expect(await running.stop('SIGTERM')).toBe(0);
  expect(Date.now() - before).toBeLessThan(5000);
  await vi.waitFor(() => expect(isRunning(pid() ?? 0)).toBe(false), patience);
  expect(running.stderr()).not.toContain('"level":50');
}, 180_000);

test('without an FFmpeg nothing is said of it, unless one was named', async () => {
  for (const FFMPEG of ['off', '/nowhere/ffmpeg']) {
    const { address, stderr, stop } = await startProcess({ DATA_DIR: temporaryFolder(), FFMPEG });
    const cookie = await logInTo(address ?? '');
    await send(address ?? '', cookie, '/api/projects', project);
    const { extensions } = await read<{ extensions: readonly string[] }>(address ?? '', cookie, '/api/verify-auth');
    expect(extensions).not.toContain('conversion');
    const { data } = await read<Listed>(address ?? '', cookie, '/api/films-without-renditions');
    expect(data).toMatchObject([{ isAwaited: false }]);
    if (FFMPEG === 'off') expect(stderr()).not.toContain('FFMPEG');
    else await vi.waitFor(() => expect(stderr()).toContain('FFMPEG names no FFmpeg'), patience);
    await stop('SIGTERM');
  }
});
