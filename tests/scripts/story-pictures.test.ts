import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare } from '../../scripts/lib/story-pictures.ts';

const width = 96;
const height = 64;
const thumbnail = { left: 16, top: 16, width: 48, height: 32 };

/** A grey page with a chequered picture in it, whose squares begin at `phase`, and whose first colour is `red`. */
async function pageWith(phase: number, red = 200): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 90);
  for (let y = thumbnail.top; y < thumbnail.top + thumbnail.height; y += 1)
    for (let x = thumbnail.left; x < thumbnail.left + thumbnail.width; x += 1)
      data[(y * width + x) * 3] = (x + y + phase) % 2 === 0 ? red : 20;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('pictures of pages', () => {
  test('a thumbnail that was made smaller otherwise is the same, another picture in its place is not', async () => {
    const kept = await pageWith(0);
    expect((await compare(kept, await pageWith(1), [thumbnail]))?.pixels).toBe(0);
    expect((await compare(kept, await pageWith(0, 90), [thumbnail]))?.pixels).toBe(thumbnail.width * thumbnail.height);
  });

  test('outside thumbnails every pixel counts', async () => {
    expect((await compare(await pageWith(0), await pageWith(1), []))?.pixels).toBeGreaterThan(1000);
  });
});
