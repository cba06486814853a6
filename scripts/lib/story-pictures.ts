/**
 * Pictures of screens for `npm run test:stories`, kept as WebP: a page of letters without loss, one with photographs with
 * some. What the browser shows of the latter goes the same way before it is compared: the same page gives the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

/** A difference in colour that is none, of 1. */
const threshold = 0.02;
/** How many pixels of a picture may differ. */
const allowedPixels = 50;
/** For how long a page may come to rest, in milliseconds. */
const patience = 4000;

export interface PictureTask {
  /** Of the file, without theme and ending. */
  readonly name: string;
  /** Whether photographs are to be seen. */
  readonly isPhotographic: boolean;
  /** Whether animations stand where they are, else they are shown at their end. */
  readonly isHeld: boolean;
  /** Else its picture is only kept to be looked at. */
  readonly isCompared: boolean;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const encode = (png: Buffer, isPhotographic: boolean) =>
  sharp(png)
    .removeAlpha()
    .webp(isPhotographic ? { quality: 50, effort: 4 } : { lossless: true, effort: 6 })
    .toBuffer();

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * How many pixels differ, and where; `null` where the sizes differ.
 */
export async function compare(kept: Buffer, now: Buffer) {
  const [before, after] = [await decode(kept), await decode(now)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return null;
  if (before.data.equals(after.data)) return { pixels: 0, difference: null };
  const difference = Buffer.alloc(before.data.length);
  const pixels = pixelmatch(before.data, after.data, difference, width, height, { threshold });
  return { pixels, difference: sharp(difference, { raw: { width, height, channels: 4 } }) };
}

/**
 * Compares what the page shows with its kept picture, and says what is wrong; `''` where nothing is. Waits a moment for a page
 * that has not come to rest. With `--update`, a picture that differs is replaced.
 *
 * @param folder of the kept pictures
 * @param failures where the new picture and the difference of a failure are put
 */
export function createPictureCommand(folder: string, failures: string): BrowserCommand<[PictureTask]> {
  return async ({ iframe, page, project }, { isCompared, isHeld, isPhotographic, name }) => {
    const file = `${name}.${project.name}`;
    const kept = `${folder}/${file}.webp`;
    const { updateSnapshot } = project.config.snapshotOptions;
    if (!isCompared && updateSnapshot !== 'all') return '';
    const frame = await iframe.owner().boundingBox();
    if (frame === null) return `${file}: the page is not to be seen`;
    const shoot = () =>
      page.screenshot({ animations: isHeld ? 'allow' : 'disabled', caret: 'hide', clip: frame, scale: 'css' });
    const write = (picture: Buffer) => {
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, picture);
    };

    const end = Date.now() + patience;
    let last: Buffer = Buffer.alloc(0);
    let found: Awaited<ReturnType<typeof compare>> | undefined;
    // Until it is the kept one, or has not changed between two looks and time is up.
    do {
      const png = await shoot();
      const isStill = png.equals(last);
      last = png;
      if (isStill && (updateSnapshot === 'all' || !existsSync(kept))) break;
      if (isStill) continue;
      if (!existsSync(kept)) continue;
      const now = isPhotographic ? await encode(png, isPhotographic) : png;
      const before = readFileSync(kept);
      if (before.equals(now)) return '';
      found = await compare(before, now);
      if (found !== null && found.pixels <= allowedPixels) return '';
    } while (Date.now() < end);

    const now = await encode(last, isPhotographic);
    if (updateSnapshot === 'all' || (updateSnapshot === 'new' && !existsSync(kept))) {
      write(now);
      return updateSnapshot === 'all' ? '' : `${file}: had no picture; it has one now, to be looked at`;
    }
    if (!existsSync(kept)) return `${file}: has no picture`;
    mkdirSync(failures, { recursive: true });
    rmSync(`${failures}/${file}.difference.png`, { force: true });
    writeFileSync(`${failures}/${file}.webp`, now);
    await found?.difference?.png().toFile(`${failures}/${file}.difference.png`);
    return `${file}: ${found === null || found === undefined ? 'has another size' : `${String(found.pixels)} pixels differ`}`;
  };
}
