import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createFilmConverter } from '../../provider/src/media/film-converter.ts';
import { readFilmLuminance, SAMPLE } from '../../provider/src/rules/luminance.ts';
import { ffmpeg } from './support/ffmpeg.ts';
import { temporaryFolder } from './support/process.ts';

/** A frame that is black but for white columns in all of its rows. */
const frame = (from = 0, to = 0): Buffer =>
  Buffer.from(
    Array.from({ length: SAMPLE.width * SAMPLE.height }, (_, at) => {
      const column = at % SAMPLE.width;
      return column >= from && column < to ? 255 : 0;
    }).flatMap((value) => [value, value, value]),
  );

test('a film is as bright as its brightest frame, wherever that is', () => {
  expect(readFilmLuminance(Buffer.concat([frame(), frame(), frame()]))).toEqual({ top: 0, bottom: 0 });
  expect(readFilmLuminance(Buffer.concat([frame(), frame(0, 32), frame()]))).toEqual({ top: 1, bottom: 1 });
  expect(readFilmLuminance(Buffer.alloc(0))).toBeNull();
});

test('and as the brightest part of it that a phone may show', () => {
  // One column in thirty-two is a glint; of the ten that a phone shows, it is a stripe.
  expect(readFilmLuminance(frame(20, 21))).toEqual({ top: 1, bottom: 1 });
});

test.skipIf(ffmpeg !== 'ffmpeg')(
  'FFmpeg finds in the demo’s films what stands with them',
  { timeout: 60_000 },
  async () => {
    const films = createFilmConverter('ffmpeg', temporaryFolder());
    onTestFinished(() => films.close());
    const content = readFileSync(new URL('../../provider/demo-content/content.json', import.meta.url), 'utf8');
    for (const name of ['year-of-rain/counting-rain.mp4', 'salt-museum/moving-grains.webm']) {
      const path = fileURLToPath(new URL(`../../provider/demo-content/media/${name}`, import.meta.url));
      const measured = await films.measure({ path, extension: name.split('.')[1] ?? '' });
      const [, top, bottom] =
        new RegExp(
          `"${name}",\\s+"mediaType": "VIDEO",\\s+"luminance": \\{ "top": ([\\d.]+), "bottom": ([\\d.]+)`,
        ).exec(content) ?? [];
      expect(measured?.top, name).toBeCloseTo(Number(top), 1);
      expect(measured?.bottom, name).toBeCloseTo(Number(bottom), 1);
    }
    await expect(films.measure({ path: '/dev/null', extension: 'mp4' })).rejects.toThrow('FFmpeg ended');
  },
);
