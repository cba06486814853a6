import { VideoSampleSink } from 'mediabunny';
import { openPictures } from './film-opening.ts';
import type { OpenFilm } from './film-opening.ts';

/** Mean difference of a colour channel, of 255, above which two frames are not the same. */
const TOLERANCE = 3;
/** How many tiles a side the mosaics have by which frames are compared: neither grain nor blocks of the coding count. */
const TILES = 8;
const CHANNELS = 3;
/** Films often begin with black. In seconds from the first frame; of a shorter film the last one. */
const AT = 1;

/** A version that is shorter by more was made of a film that is cut off. In seconds. */
const MISSING = 0.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

async function frameOf({ pictures }: OpenFilm, { width, height }: Size): Promise<Uint8ClampedArray> {
  const sample = await new VideoSampleSink(pictures).getSample((await pictures.getFirstTimestamp()) + AT);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (sample === null || context === null) throw new Error('No frame could be taken of this film.');
  sample.draw(context, 0, 0, width, height);
  sample.close();
  return context.getImageData(0, 0, width, height).data;
}

/** The mean colours of the tiles, one channel after the other. */
function mosaic(pixels: Uint8ClampedArray, { width, height }: Size): Float64Array {
  const sums = new Float64Array(TILES * TILES * CHANNELS);
  const counts = new Float64Array(sums.length);
  pixels.forEach((value, index) => {
    const channel = index % 4;
    if (channel === CHANNELS) return;
    const pixel = (index - channel) / 4;
    const column = Math.floor(((pixel % width) * TILES) / width);
    const row = Math.floor((Math.floor(pixel / width) * TILES) / height);
    const tile = (row * TILES + column) * CHANNELS + channel;
    sums[tile] = (sums[tile] ?? 0) + value;
    counts[tile] = (counts[tile] ?? 0) + 1;
  });
  return sums.map((sum, tile) => sum / Math.max(1, counts[tile] ?? 0));
}

/**
 * Whether a film shows what another shows, as long and in the same colours: browsers lose some of them where a frame passes a canvas. To be
 * asked in a worker. Both are decoded as they are for a conversion: no element of a page plays ProRes or, in most browsers, HEVC.
 * @throws {Error} when one of them cannot be decoded
 */
export async function areAlike(film: Blob, version: Blob): Promise<boolean> {
  const one = await openPictures(film);
  const other = await openPictures(version);
  if (one === null || other === null) throw new Error('This film has no pictures.');
  const missing = (await one.pictures.computeDuration()) - (await other.pictures.computeDuration());
  if (missing > MISSING) return false;
  const size = other.opened;
  const expected = mosaic(await frameOf(one, size), size);
  const found = mosaic(await frameOf(other, size), size);
  const difference = expected.reduce((sum, value, index) => sum + Math.abs(value - (found[index] ?? 0)), 0);
  return difference / expected.length <= TOLERANCE;
}
