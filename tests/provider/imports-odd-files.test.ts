import { copyFileSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FetchRefused } from '../../provider/src/imports/fetch-media.ts';
import { createLookAtFile } from '../../provider/src/imports/look-at-file.ts';
import type { FilmConverter } from '../../provider/src/media/film-converter.ts';
import { inspectFile } from '../../provider/src/media/inspect.ts';
import { picture } from '../contract/support/provider.ts';
import { startImporter, type Imported } from './support/imports.ts';
import { temporaryFolder } from './support/process.ts';

const films = new URL('../../e2e/fixtures/films/', import.meta.url);
const demo = new URL('../../provider/demo-content/media/upar/ridge-walk.mp4', import.meta.url);

/** A film that plays, and says nowhere which of its bytes are shown: nobody knows what else is in it. */
async function unlisted(): Promise<File> {
  const bytes = await readFile(demo);
  bytes.write('none', bytes.indexOf('stsc'), 'latin1');
  return new File([new Uint8Array(bytes)], 'unlisted.mp4');
}

test('a film whose place and time cannot be taken out is left out and told; the rest of its folder is taken', async () => {
  const { send, call, run, report, provider } = await startImporter();
  const { data } = await send<{ data: Imported }>('/api/imports', { folder: 'Kal' });
  const bring = (name: string, file: File) =>
    send(`/api/imports/${String(data.id)}/files`, { path: `Kal/${name}`, file });
  await bring('1.jpg', picture());
  await bring('2.mp4', await unlisted());
  await bring('3.jpg', picture());
  const choices = { types: { folder: 'project' }, hosts: [], redirects: false };
  expect(await run(data.id, choices)).toMatchObject({ state: 'done', made: 1, items: { failed: 0 } });
  expect(await report(data.id)).toContain('2.mp4 was not taken. This film is not built as others of its kind');
  const { data: list } = await call<{ data: readonly { readonly id: number }[] }>('GET', '/api/projects');
  const { data: kal } = await call<{ data: { readonly grids: readonly { readonly frames: readonly object[] }[] } }>(
    'GET',
    `/api/project?id=${String(list[0]?.id)}/edit`,
  );
  // The first stands at the top.
  expect(kal.grids.map(({ frames }) => frames.length)).toEqual([1]);
  expect(readdirSync(join(provider.folder, 'incoming'))).toEqual([]);
});

/** Films become one of the fixtures, where `make` gives its name. */
function lookWith(make: (keepsSound: boolean) => string | null) {
  const folder = temporaryFolder();
  let count = 0;
  const converter: FilmConverter = {
    isThere: Promise.resolve(true),
    async convert(_film, { keepsSound }) {
      const name = make(keepsSound);
      if (name === null) throw new Error('It cannot be decoded.');
      const path = join(folder, `made-${String((count += 1))}`);
      copyFileSync(new URL(name, films), path);
      const facts = await inspectFile({ path, bytes: (await stat(path)).size });
      return facts === null ? null : { path, facts };
    },
    measure: async () => null,
    close: () => undefined,
  };
  const path = join(folder, 'film');
  copyFileSync(new URL('pcm.mov', films), path);
  const look = async () =>
    createLookAtFile(converter)({ path, bytes: (await stat(path)).size }, new AbortController().signal);
  return { folder, look };
}

test('the sound of a film is kept where it is converted, also one that no browser plays as it is', async () => {
  const asked: boolean[] = [];
  const { look, folder } = lookWith((keepsSound) => {
    asked.push(keepsSound);
    return 'heard.mp4';
  });
  expect(await look()).toMatchObject({ facts: { extension: 'mp4', hasSound: true }, lost: '' });
  expect(asked).toEqual([true]);
  expect(readdirSync(folder)).toEqual(['made-1']);
});

test('a sound that cannot be read is told, and the film is taken without', async () => {
  const { look } = lookWith((keepsSound) => (keepsSound ? null : 'uhd.mp4'));
  expect((await look()).lost).toBe('Its sound is of a kind that is not read here, and was not taken.');
});

test('a film that turns out to be longer than may be is not cut off', async () => {
  const { look, folder } = lookWith(() => 'long.mov');
  await expect(look()).rejects.toThrow(FetchRefused);
  expect(readdirSync(folder)).toEqual([]);
});
