import { expect } from 'vitest';
import { film, picture } from './provider.ts';
import type { ContractClient, Sent } from './provider-contract.ts';

/** The second frame of a project's first grid, which is a G2 with two. */
interface FrameInView {
  readonly id: number;
  readonly title: string;
  /** Of its file. */
  readonly path: string;
}

type Send = <T = unknown>(operation: string, status: number, sent?: Sent) => Promise<T>;

/** Says what of a file stays in view, takes that back and forth, and asks where the file stands. */
export async function callView(send: Send, { id, title, path }: FrameInView): Promise<void> {
  const alt = 'Two tins';
  for (const json of [
    { path },
    { path, focus: { x: 2, y: 0 } },
    { path, focus: 'middle' },
    { path, alt: 7 },
    { path: null, alt },
    { path, alt: 'x'.repeat(1001) },
  ]) {
    await send('updateMediaDetails', 400, { json });
  }
  for (const unknown of ['media/none.jpg', 'https://elsewhere.example/a.jpg', '../vitrine.db', '']) {
    await send('updateMediaDetails', 404, { json: { path: unknown, alt } });
  }
  const keep = (focus: object | null) =>
    send<{ readonly undo: string }>('updateMediaDetails', 200, { json: { path, focus } });
  const shown = async () =>
    (await send<{ readonly media: readonly { readonly details: object }[] }>('listProjectMedia', 200, { id })).media[1]
      ?.details;
  await send('updateMediaDetails', 200, { json: { path, alt } });
  expect(await keep({ x: 0.25, y: 0.66666 })).toMatchObject({
    data: { alt, focus: { x: 0.25, y: 0.667 }, share: `${path}.250-667.share.jpg` },
  });
  const { undo } = await keep({ x: 0.5, y: 0.5 });
  expect(await shown()).toMatchObject({ focus: null, share: `${path}.share.jpg` });
  const undone = await send<{ readonly undo: string }>('undoDelete', 200, { json: { undo } });
  expect(await shown()).toMatchObject({ focus: { x: 0.25, y: 0.667 } });
  await send('undoDelete', 200, { json: { undo: undone.undo } });
  expect(await shown()).toMatchObject({ focus: null });
  expect(JSON.stringify(await send('listDeleted', 200))).not.toContain(undo);

  const places = { query: { path } };
  expect(await send('listMediaPlaces', 200, places)).toEqual({
    data: [{ kind: 'frame', title, gridType: 'G2', grid: 1, frame: 2, frames: 2 }],
  });
  await send('listMediaPlaces', 404, { query: { path: 'media/none.jpg' } });
  await send('listMediaPlaces', 400, {});
  await send('listMediaPlaces', 401, { ...places, isVisitor: true });
  const library = await send<{ data: { mediaUrl: string; projectId: number }[] }>('listLibrary', 200);
  expect(library.data.find(({ mediaUrl }) => mediaUrl === path)).toMatchObject({
    projectId: id,
    places: [{ kind: 'frame', title, gridType: 'G2', grid: 1, frame: 2, frames: 2 }],
  });
  await send('listLibrary', 200, { query: { limit: '1' } });
  await send('listLibrary', 400, { query: { limit: '0' } });
  await send('listLibrary', 401, { isVisitor: true });
}

interface Replaced {
  readonly undo: string;
  readonly data: { readonly mediaUrl: string };
}

/** Puts another film in place of one with a poster, in every way that it can end. @param path of the film */
export async function callReplacement(client: ContractClient, path: string, poster: string): Promise<void> {
  const { send } = client;
  await send('replaceMedia', 400, { form: { path } });
  await send('replaceMedia', 400, { form: { path, file: picture(), original_file: film() } });
  await send('replaceMedia', 404, { form: { path: 'media/none.mp4', file: film() } });
  await send('replaceMedia', 409, { form: { path: poster, file: picture() } });
  await send('replaceMedia', 412, { form: { path, file: film() }, headers: { 'if-match': '"another"' } });
  const { data, undo } = await send<Replaced>('replaceMedia', 200, { form: { path, file: film('again.mp4') } });
  await send('replaceMedia', 412, { form: { path, file: film() } });
  await client.sendRaw('getMedia', 302, { id: path.replace('media/', ''), isVisitor: true });
  await send('undoDelete', 200, { json: { undo } });
  expect(data.mediaUrl).not.toBe(path);
  await send('listMediaPlaces', 200, { query: { path } });
}
