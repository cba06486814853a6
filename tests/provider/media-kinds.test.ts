import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFault, sniff } from '@vitrine/media-kinds';
import { refusePicture } from '../../src/domain/media-files.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';

const fixture = (name: string): Promise<Buffer> => readFile(new URL(`fixtures/media/${name}`, import.meta.url));
const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } });
const cut = async (file: Promise<Buffer>): Promise<Buffer> => (await file).subarray(0, -40);

const faulty: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['cut.jpg', () => fixture('cut.jpg'), 'cut.jpg is incomplete: copy it once more.'],
  ['cut.png', () => cut(plain.clone().png().toBuffer()), 'cut.png is incomplete: copy it once more.'],
  ['cut.webp', () => cut(plain.clone().webp().toBuffer()), 'cut.webp is incomplete: copy it once more.'],
  ['cut.avif', () => cut(plain.clone().avif().toBuffer()), 'cut.avif is incomplete: copy it once more.'],
  [
    'moving.avif',
    () => fixture('moving.avif'),
    'moving.avif is an AVIF that moves, which cannot be stored. Make it a film (MP4), or an animated WebP or GIF.',
  ],
];

test.each(faulty)('the form and the provider say the same of %s', async (name, make, words) => {
  const file = await make();
  // The form isolates the name from the words around it.
  expect(refusePicture(name, file)?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(words);
  const { send } = await startClient(false);
  const fields = {
    title: 'Nadi',
    HeaderMedia: picture(),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: new File([new Uint8Array(file)], name),
  };
  const refused = await send<{ message: string; part: string }>('POST', '/api/projects', fields, 415);
  expect(refused).toMatchObject({ message: words, part: 'grid_0_frame_0_0' });
});

test('nothing is said against whole pictures', async () => {
  for (const file of [
    await plain.clone().jpeg().toBuffer(),
    await plain.clone().jpeg({ progressive: true }).toBuffer(),
    await plain.clone().png().toBuffer(),
    await plain.clone().webp({ lossless: true }).toBuffer(),
    await plain.clone().avif().toBuffer(),
    await plain.clone().gif().toBuffer(),
    await fixture('moving.png'),
    await fixture('gap-between-segments.jpg'),
    await fixture('behind-the-end.webp'),
  ]) {
    const kind = sniff(file);
    expect(kind === null ? 'of no kind' : pictureFault(kind, file)).toBeNull();
  }
});

test('a film of a camera, whose own brand nobody knows, is stored as the MP4 that it also is', async () => {
  const film = await fixture('above-white.mp4');
  film.write('XAVC', 8, 'latin1');
  const { create } = await startClient(false);
  const { id } = await create({ title: 'Nadi', HeaderMedia: new File([new Uint8Array(film)], 'xavc.mp4') });
  expect(id).toBeGreaterThan(0);
});
