import { loadSharp } from './sharp.ts';
import { createTurns } from '../turns.ts';

/** A picture's size in pixels as shown, and its average colour as `#rrggbb`. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

// A large picture takes a core for a second: two at once, and whoever reads is not kept waiting.
const inTurn = createTurns(2);

const options = { limitInputPixels: 150_000_000, failOn: 'error', pages: 1 } as const;
const hex = (value: number | undefined): string => (value ?? 0).toString(16).padStart(2, '0');

/**
 * Decodes a picture far enough to know its size and colour.
 * @throws when it cannot be decoded or has more than 150 million pixels
 */
export const readPicture = (path: string): Promise<PictureFacts> => inTurn(() => decode(path));

async function decode(path: string): Promise<PictureFacts> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(path, options).metadata();
  const pixel = await sharp(path, options)
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  // A grey picture has one channel only.
  const [red, green = red, blue = red] = pixel;
  return { width: autoOrient.width, height: autoOrient.height, color: `#${hex(red)}${hex(green)}${hex(blue)}` };
}
