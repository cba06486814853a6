import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pngChunk } from '../../../provider/src/media/png.ts';

type Colour = readonly [number, number, number];

/** What is seen of every made picture, upright: four fields. The last may be transparent. */
export const fields: readonly Colour[] = [
  [200, 60, 40],
  [60, 160, 70],
  [50, 80, 190],
  [150, 150, 150],
];
/** In pixels, upright. */
export const upright = { width: 400, height: 240 } as const;

/** How a file says what its numbers are. */
type Tag = 'none' | 'srgb' | 'p3' | 'cICP' | 'gAMA' | 'gAMA+cHRM';

/** One of the pictures. */
export interface MadePicture {
  readonly name: string;
  readonly extension: string;
  readonly hasAlpha: boolean;
  readonly moves: boolean;
  make(): Promise<Buffer>;
}

interface Kind {
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif' | 'gif';
  readonly tag?: Tag;
  readonly orientation?: number;
  readonly hasAlpha?: boolean;
  readonly is16?: boolean;
  readonly coding?: string;
  readonly encode: (image: Sharp) => Sharp;
}

/** As light, where numbers are light. */
const linear = (value: number): number => {
  const part = value / 255;
  return Math.round(255 * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
};

function drawn(hasAlpha: boolean, isLinear: boolean): Sharp {
  const { width, height } = upright;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const field = (y * 2 >= height ? 2 : 0) + (x * 2 >= width ? 1 : 0);
      const [red, green, blue] = (fields[field] ?? [0, 0, 0]).map((value) => (isLinear ? linear(value) : value));
      pixels.set([red ?? 0, green ?? 0, blue ?? 0, hasAlpha && field === 3 ? 0 : 255], (y * width + x) * 4);
    }
  }
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return hasAlpha ? image : image.removeAlpha();
}

/** How an upright picture is stored so that this orientation turns it upright. */
const stored: Readonly<Record<number, (image: Sharp) => Promise<Sharp>>> = {
  2: async (image) => image.flop(),
  3: async (image) => image.rotate(180),
  4: async (image) => image.flip(),
  5: async (image) => sharp(await image.rotate(90).png().toBuffer()).flop(),
  6: async (image) => image.rotate(270),
  7: async (image) => sharp(await image.rotate(270).png().toBuffer()).flop(),
  8: async (image) => image.rotate(90),
};

const p3 = [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06];
const hundredThousandths = (...values: readonly number[]): Buffer => {
  const made = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => made.writeUInt32BE(Math.round(value * 100_000), at * 4));
  return made;
};
const saying: Readonly<Partial<Record<Tag, readonly Buffer[]>>> = {
  none: [],
  cICP: [pngChunk('cICP', Buffer.from([12, 13, 0, 1]))],
  gAMA: [pngChunk('gAMA', hundredThousandths(1))],
  'gAMA+cHRM': [pngChunk('gAMA', hundredThousandths(0.45455)), pngChunk('cHRM', hundredThousandths(...p3))],
};

/** A PNG that says its colours in this way alone. */
function retag(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const kept = [png.subarray(0, 33), ...chunks];
  for (let at = 33; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    if (!['iCCP', 'sRGB', 'gAMA', 'cHRM'].includes(png.toString('latin1', at + 4, at + 8)))
      kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

async function makeStill({
  extension,
  tag = 'none',
  orientation = 1,
  hasAlpha = false,
  is16 = false,
  encode,
}: Kind): Promise<Buffer> {
  const plain = drawn(hasAlpha, tag === 'gAMA');
  const turned = (await stored[orientation]?.(plain)) ?? plain;
  const deep = is16 ? sharp(await turned.png().toBuffer()).toColourspace('rgb16') : turned;
  // First, because it names a profile too.
  const told = orientation === 1 ? deep : deep.withMetadata({ orientation });
  const isWide = tag === 'p3' || tag === 'cICP' || tag === 'gAMA+cHRM';
  const numbers = isWide ? told.withIccProfile('p3') : tag === 'srgb' ? told.withIccProfile('srgb') : told;
  const made = await encode(numbers).toBuffer();
  const chunks = saying[tag];
  return extension === 'png' && chunks !== undefined ? retag(made, chunks) : made;
}

function still(kind: Kind): MadePicture {
  const { extension, tag = 'none', orientation = 1, hasAlpha = false, is16 = false, coding = '' } = kind;
  const facts = [
    extension,
    coding,
    tag,
    `orientation ${String(orientation)}`,
    hasAlpha ? 'alpha' : '',
    is16 ? '16 bits' : '',
  ];
  return {
    name: facts.filter((fact) => fact !== '').join(', '),
    extension,
    hasAlpha,
    moves: false,
    make: () => makeStill(kind),
  };
}

/** Two frames of a picture that moves. */
async function frames(hasAlpha: boolean): Promise<Buffer[]> {
  const one = await drawn(hasAlpha, false).png().toBuffer();
  return [one, await sharp(one).negate({ alpha: false }).png().toBuffer()];
}

/** A PNG whose second frame is its picture turned by half. */
async function makeApng(tag: Tag, hasAlpha: boolean): Promise<Buffer> {
  const first = await makeStill({ extension: 'png', tag, hasAlpha, encode: (image) => image.png() });
  const at = first.indexOf('IDAT') - 4;
  const length = first.readUInt32BE(at);
  const data = first.subarray(at + 8, at + 8 + length);
  const control = (sequence: number): Buffer => {
    const content = Buffer.alloc(26);
    [sequence, upright.width, upright.height].forEach((value, index) => content.writeUInt32BE(value, index * 4));
    content.writeUInt16BE(1, 20);
    content.writeUInt16BE(2, 22);
    return pngChunk('fcTL', content);
  };
  const number = Buffer.from([0, 0, 0, 2]);
  return Buffer.concat([
    first.subarray(0, at),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    first.subarray(at, at + 12 + length),
    control(1),
    pngChunk('fdAT', Buffer.concat([number, data])),
    first.subarray(at + 12 + length),
  ]);
}

function moving(extension: 'gif' | 'webp', tag: Tag, hasAlpha: boolean): MadePicture {
  return {
    ...{ name: `${extension}, moving, ${tag}${hasAlpha ? ', alpha' : ''}`, extension, hasAlpha, moves: true },
    async make() {
      const joined = sharp(await frames(hasAlpha), { join: { animated: true } });
      const tagged = tag === 'none' ? joined : joined.withIccProfile(tag === 'p3' ? 'p3' : 'srgb');
      return (extension === 'gif' ? tagged.gif() : tagged.webp()).toBuffer();
    },
  };
}

const each = <One, Other>(ones: readonly One[], make: (one: One) => readonly Other[]): readonly Other[] =>
  ones.flatMap(make);
const profiles: readonly Tag[] = ['none', 'srgb', 'p3'];
const pngTags: readonly Tag[] = [...profiles, 'cICP', 'gAMA', 'gAMA+cHRM'];
const yesNo = [false, true];

/** About three hundred pictures: formats × profiles × orientations × depths × motion × alpha. */
export const madePictures: readonly MadePicture[] = [
  ...each(profiles, (tag) =>
    each([1, 2, 3, 4, 5, 6, 7, 8], (orientation) => [
      still({ extension: 'jpg', tag, orientation, encode: (image) => image.jpeg({ quality: 92 }) }),
      still({
        extension: 'jpg',
        coding: 'progressive',
        tag,
        orientation,
        encode: (image) => image.jpeg({ progressive: true, quality: 92 }),
      }),
      still({
        extension: 'jpg',
        coding: '4:4:4',
        tag,
        orientation,
        encode: (image) => image.jpeg({ chromaSubsampling: '4:4:4', quality: 92 }),
      }),
    ]),
  ),
  ...each(pngTags, (tag) =>
    each([1, 3, 6, 8], (orientation) =>
      each(yesNo, (hasAlpha) =>
        yesNo.map((isOther) =>
          still({
            ...{ extension: 'png', tag, orientation, hasAlpha },
            // sharp converts a turned picture of 16 bits twice.
            is16: isOther && orientation === 1,
            coding: isOther && orientation !== 1 ? 'interlaced' : '',
            encode: (image) => image.png({ progressive: isOther && orientation !== 1 }),
          }),
        ),
      ),
    ),
  ),
  ...each(profiles, (tag) =>
    each([1, 3, 5, 6], (orientation) =>
      each(yesNo, (hasAlpha) =>
        yesNo.map((lossless) =>
          still({
            extension: 'webp',
            coding: lossless ? 'lossless' : '',
            tag,
            orientation,
            hasAlpha,
            encode: (image) => image.webp({ lossless, quality: 92 }),
          }),
        ),
      ),
    ),
  ),
  ...each(profiles, (tag) =>
    each(yesNo, (hasAlpha) =>
      each(['4:2:0', '4:4:4'], (chromaSubsampling) =>
        [55, 85].map((quality) =>
          still({
            extension: 'avif',
            coding: `${chromaSubsampling} ${String(quality)}`,
            tag,
            hasAlpha,
            encode: (image) => image.avif({ chromaSubsampling, quality, effort: 0 }),
          }),
        ),
      ),
    ),
  ),
  ...yesNo.map((hasAlpha) => still({ extension: 'gif', hasAlpha, encode: (image) => image.gif() })),
  ...each(profiles, (tag) => yesNo.map((hasAlpha) => moving('webp', tag, hasAlpha))),
  ...yesNo.map((hasAlpha) => moving('gif', 'none', hasAlpha)),
  ...each(pngTags, (tag) =>
    yesNo.map((hasAlpha): MadePicture => ({
      ...{ name: `png, moving, ${tag}${hasAlpha ? ', alpha' : ''}`, extension: 'png', hasAlpha, moves: true },
      make: () => makeApng(tag, hasAlpha),
    })),
  ),
];
