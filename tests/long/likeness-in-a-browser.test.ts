import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { work } from '../../provider/src/media/picture-jobs.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { madePictures } from '../provider/support/made-pictures.ts';
import { temporaryFolder } from '../provider/support/process.ts';

/** Of a channel, of 255: coding, and two decoders' roundings. */
const tolerance = 14;

/** In a page: the middles of a picture's four quarters, as red, green, blue and alpha of sRGB. */
async function lookAt(url: string): Promise<readonly number[]> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].flatMap((right) => [
      ...(context?.getImageData(Math.round(canvas.width * right), Math.round(canvas.height * down), 1, 1).data ?? []),
    ]),
  );
}

// A reader of its own: what libvips misreads in both, it would find alike.
test('a browser sees the same in a version as in its file', async () => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--force-color-profile=srgb', '--no-sandbox'],
  });
  const different: string[] = [];
  let compared = 0;
  try {
    const page = await browser.newPage();
    for (const picture of madePictures.filter((_, index) => index % 4 === 1)) {
      const folder = temporaryFolder();
      const [source, target] = [join(folder, 'source'), join(folder, 'target')];
      await writeFile(source, await picture.make());
      await work({ kind: 'strip', source, extension: picture.extension });
      await work({ kind: 'variant', source, target, width: 320, format: 'avif' });
      if (!existsSync(target)) continue;
      const seen = await Promise.all(
        [source, target].map(async (file) => {
          const type = file === target ? 'avif' : picture.extension.replace('jpg', 'jpeg');
          return page.evaluate(lookAt, `data:image/${type};base64,${(await readFile(file)).toString('base64')}`);
        }),
      );
      const [inFile = [], inVersion = []] = seen;
      compared += 1;
      expect(inFile).toHaveLength(16);
      // What cannot be seen has any colour.
      const isSeen = (at: number): boolean => at % 4 === 3 || (inFile[at - (at % 4) + 3] ?? 0) > 8;
      if (inFile.some((value, at) => isSeen(at) && Math.abs(value - (inVersion[at] ?? -99)) > tolerance))
        different.push(`${picture.name}: ${String(inFile)}, and ${String(inVersion)}`);
    }
  } finally {
    await browser.close();
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(50);
});
