import { takeFrame } from './frames.ts';

/** Mean difference of a colour channel, of 255, above which two frames are not the same. */
const TOLERANCE = 3;
/** The frames are compared as mosaics of so many tiles a side: neither grain nor blocks of the coding count. */
const TILES = 8;
/** Films often begin with black. In seconds. */
const AT = 1;

async function mosaic(frame: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(frame, { resizeWidth: TILES, resizeHeight: TILES, resizeQuality: 'high' });
  const canvas = document.createElement('canvas');
  canvas.width = TILES;
  canvas.height = TILES;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, TILES, TILES).data;
}

/**
 * Whether a film shows what another shows, in the same colours: browsers lose some of them where a frame passes a canvas.
 * @throws {Error} when the browser cannot play one of them
 */
export async function looksAlike(film: Blob, rendition: Blob): Promise<boolean> {
  const one = await mosaic(await takeFrame(film, AT));
  const other = await mosaic(await takeFrame(rendition, AT));
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  // Three channels of four: the frames are opaque.
  return difference / (TILES * TILES * 3) <= TOLERANCE;
}
