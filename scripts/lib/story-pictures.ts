/**
 * Pictures of screens for `npm run test:stories`, kept as WebP: a page of letters without loss, one with photographs with
 * some. What the browser shows of the latter goes the same way before it is compared: the same page gives the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

/** How two pictures of a page are compared. */
interface Precision {
  /** Each point of what is compared is the mean of so many pixels in either direction. */
  readonly scale: number;
  /** A difference in colour that is none, of 1. */
  readonly threshold: number;
  /** How many points may differ. */
  readonly allowed: number;
  /** Whether points count in which an edge has moved by less than a pixel. */
  readonly includeAA: boolean;
}

const exact: readonly Precision[] = [{ scale: 1, threshold: 0.02, allowed: 50, includeAA: false }];
/**
 * With loss, the last bit of a photograph, which processors round differently, becomes another pattern of eight pixels. Letters and edges are
 * more than such a pattern, and colours of areas are its mean.
 */
const withLoss: readonly Precision[] = [
  { scale: 1, threshold: 0.15, allowed: 50, includeAA: true },
  { scale: 8, threshold: 0.03, allowed: 5, includeAA: true },
];
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

async function decode(picture: Buffer, scale: number): Promise<Pixels> {
  const whole = sharp(picture).ensureAlpha();
  const { width, height } = await whole.metadata();
  const scaled = whole.resize(Math.ceil(width / scale), Math.ceil(height / scale), { kernel: 'linear', fit: 'fill' });
  const { data, info } = await (scale === 1 ? whole : scaled).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function compareAt({ scale, allowed, ...options }: Precision, kept: Buffer, now: Buffer) {
  const [before, after] = [await decode(kept, scale), await decode(now, scale)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return null;
  if (before.data.equals(after.data)) return { pixels: 0, isSame: true, difference: null };
  const difference = Buffer.alloc(before.data.length);
  const pixels = pixelmatch(before.data, after.data, difference, width, height, options);
  return {
    pixels: pixels * scale * scale,
    isSame: pixels <= allowed,
    difference: sharp(difference, { raw: { width, height, channels: 4 } }),
  };
}

/**
 * How many pixels differ, whether that is no difference, and where they do; `null` where the sizes differ.
 *
 * @param isPhotographic whether both are WebP with loss
 */
export async function compare(kept: Buffer, now: Buffer, isPhotographic: boolean) {
  let compared: Awaited<ReturnType<typeof compareAt>> = null;
  for (const precision of isPhotographic ? withLoss : exact) {
    compared = await compareAt(precision, kept, now);
    if (compared?.isSame !== true) break;
  }
  return compared;
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
      found = await compare(before, now, isPhotographic);
      if (found?.isSame === true) return '';
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
