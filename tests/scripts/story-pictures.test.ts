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
    expect((await compare(await pageWith(200), await pageWith(200)))?.pixels).toBe(0);
    expect((await compare(await pageWith(200), await pageWith(201)))?.pixels).toBe(0);
    expect((await compare(await pageWith(200), await pageWith(90)))?.pixels).toBe(400);
  });

  test('a page of another size is not compared', async () => {
    expect(await compare(await pageWith(200), await pageWith(200, 65))).toBeNull();
  });
});
