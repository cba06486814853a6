import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare } from '../../scripts/lib/story-pictures.ts';

/** A grey page with a square in it, 20 pixels wide, of so much red. */
async function pageWith(red: number, height = 64): Promise<Buffer> {
  const width = 96;
  const data = Buffer.alloc(width * height * 3, 90);
  for (let y = 10; y < 30; y += 1) for (let x = 10; x < 30; x += 1) data[(y * width + x) * 3] = red;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('pictures of pages', () => {
  test('each pixel counts whose colour nobody would take for the same', async () => {
    expect((await compare(await pageWith(200), await pageWith(200), false))?.pixels).toBe(0);
    expect((await compare(await pageWith(200), await pageWith(201), false))?.pixels).toBe(0);
    expect((await compare(await pageWith(200), await pageWith(90), false))?.pixels).toBe(400);
  });

  describe('with photographs', () => {
    /** Strokes of letters: left, top, width, height. */
    const strokes = [
      [10, 8, 4, 24],
      [20, 8, 14, 4],
      [25, 8, 4, 24],
      [40, 8, 4, 24],
      [44, 18, 8, 4],
      [52, 8, 4, 24],
    ] as const;

    /** A photograph below a line of letters, as it is kept. */
    async function photograph({ rounding = 0, shift = 0, tone = 0 } = {}): Promise<Buffer> {
      const [width, height] = [320, 240];
      const data = Buffer.alloc(width * height * 3);
      let seed = 1;
      for (let at = 0; at < data.length; at += 1) {
        seed = (seed * 48_271) % 2_147_483_647;
        const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
        const isLetter = strokes.some(
          ([left, top, wide, high]) => x >= left && x < left + wide && y >= top + shift && y < top + shift + high,
        );
        const grain = Math.sin(x / 7) * Math.cos(y / 5) * 60;
        data[at] = isLetter ? 20 : y < 40 ? 245 + tone : Math.round(128 + grain) + (seed % 2 === 0 ? rounding : 0);
      }
      return sharp(data, { raw: { width, height, channels: 3 } })
        .webp({ quality: 50, effort: 4 })
        .toBuffer();
    }

    test('what another processor rounds differently is the same', async () => {
      const [kept, now] = [await photograph(), await photograph({ rounding: 1 })];
      expect((await compare(kept, now, false))?.isSame).toBe(false);
      expect(await compare(kept, now, true)).toMatchObject({ isSame: true });
    });

    test.each([{ shift: 1 }, { tone: 8 }])(
      'what has moved by a pixel or is a little darker is not: %o',
      async (change) => {
        expect((await compare(await photograph(), await photograph({ ...change, rounding: 1 }), true))?.isSame).toBe(
          false,
        );
      },
    );
  });

  test('a page of another size is not compared', async () => {
    expect(await compare(await pageWith(200), await pageWith(200, 65), false)).toBeNull();
  });
});
