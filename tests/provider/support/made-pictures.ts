import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pngChunk } from '../../../provider/src/media/png.ts';
import { makeProfile } from '../../../provider/src/rules/made-profile.ts';
import { turnedAvif } from './avif-boxes.ts';
import { temporaryFolder } from './process.ts';

type Colour = readonly [number, number, number];

/** What is seen of a made picture, upright: four fields. The last may be transparent. */
const colourFields: readonly Colour[] = [
  [200, 60, 40],
  [60, 160, 70],
  [50, 80, 190],
  [150, 150, 150],
];
const greyFields: readonly Colour[] = [200, 60, 20, 150].map((value) => [value, value, value]);
/** Near what inks can print. */
const printFields: readonly Colour[] = [
  [180, 90, 80],
  [90, 140, 100],
  [90, 110, 160],
  [150, 150, 150],
];
/** In pixels, upright. */
export const upright = { width: 400, height: 240 } as const;

/** How a file says what its numbers are. */
type Tag = 'none' | 'srgb' | 'p3' | 'adobe' | 'cICP' | 'gAMA' | 'gAMA+cHRM';
/** How its pixels are kept. */
type Depth = 'colour' | 'grey' | 'print' | '16 bits' | 'palette';

/** One of the pictures. */
export interface MadePicture {
  readonly name: string;
  readonly extension: string;
  /** Colours of its four quarters, as sRGB. */
  readonly fields: readonly Colour[];
  readonly hasAlpha: boolean;
  /** How long each frame is shown, in milliseconds; one for a picture that stands still. */
  readonly delays: readonly number[];
  /** Has it more light than a screen's white? Then its numbers are compared nowhere. */
  readonly isHdr: boolean;
  make(): Promise<Buffer>;
}
/** The same on paper, by the profile. */
const printedFields: readonly Colour[] = [
  [176, 77, 61],
  [82, 135, 88],
  [87, 106, 150],
  [129, 127, 126],
];

interface Kind {
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif' | 'gif';
  readonly tag?: Tag;
  readonly orientation?: number;
  readonly hasAlpha?: boolean;
  readonly depth?: Depth;
  readonly coding?: string;
  readonly encode: (image: Sharp) => Sharp;
}

/** As light, where numbers are light. */
const linear = (value: number): number => {
  const part = value / 255;
  return Math.round(255 * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
};

function drawn(fields: readonly Colour[], hasAlpha: boolean, isLinear: boolean): Sharp {
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

/** A file with the profile of Adobe RGB (1998, 4.3.1), which libvips does not bring. */
function adobeProfile(): string {
  const file = join(temporaryFolder(), 'adobe.icc');
  const primaries = { red: [0.64, 0.33], green: [0.21, 0.71], blue: [0.15, 0.06], white: [0.3127, 0.329] } as const;
  writeFileSync(file, makeProfile({ primaries, transfer: { power: 2.19921875 } }));
  return file;
}

/** What its numbers are written in; none for plain ones. */
function profileOf(tag: Tag): string | null {
  if (tag === 'none' || tag === 'gAMA') return null;
  return tag === 'adobe' ? adobeProfile() : tag === 'srgb' ? 'srgb' : 'p3';
}

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

const fieldsOf = (depth: Depth): readonly Colour[] =>
  depth === 'grey' ? greyFields : depth === 'print' ? printFields : colourFields;

/** In the numbers that its file has. */
async function inDepth(image: Sharp, depth: Depth): Promise<Sharp> {
  if (depth === '16 bits') return sharp(await image.png().toBuffer()).toColourspace('rgb16');
  if (depth === 'grey') return image.toColourspace('b-w');
  return depth === 'print' ? image.toColourspace('cmyk').withIccProfile('cmyk') : image;
}

async function makeStill({
  extension,
  tag = 'none',
  orientation = 1,
  hasAlpha = false,
  depth = 'colour',
  encode,
}: Kind): Promise<Buffer> {
  const plain = drawn(fieldsOf(depth), hasAlpha, tag === 'gAMA');
  const turned = (await stored[orientation]?.(plain)) ?? plain;
  const deep = await inDepth(turned, depth);
  // First, because it names a profile too; an AVIF is turned by boxes of its own.
  const told = orientation === 1 || extension === 'avif' ? deep : deep.withMetadata({ orientation });
  const profile = profileOf(tag);
  const made = await encode(profile === null ? told : told.withIccProfile(profile)).toBuffer();
  const chunks = saying[tag];
  if (extension === 'avif') return turnedAvif(made, orientation);
  return extension === 'png' && chunks !== undefined ? retag(made, chunks) : made;
}

/** One that is shown as long as anybody looks. */
const stands = { delays: [0], isHdr: false } as const;

function still(kind: Kind): MadePicture {
  const { extension, tag = 'none', orientation = 1, hasAlpha = false, depth = 'colour', coding = '' } = kind;
  const facts = [
    extension,
    coding,
    tag,
    `orientation ${String(orientation)}`,
    hasAlpha ? 'alpha' : '',
    depth === 'colour' ? '' : depth,
  ];
  return {
    name: facts.filter((fact) => fact !== '').join(', '),
    extension,
    hasAlpha,
    ...stands,
    fields: depth === 'print' ? printedFields : fieldsOf(depth),
    make: () => makeStill(kind),
  };
}

/** Of the two frames of each picture that moves, in milliseconds. */
const delays: number[] = [100, 200];

/** Two frames of a picture that moves. */
async function frames(hasAlpha: boolean): Promise<Buffer[]> {
  const one = await drawn(colourFields, hasAlpha, false).png().toBuffer();
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
    content.writeUInt16BE(Math.min(sequence + 1, 2), 20);
    content.writeUInt16BE(10, 22);
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
    name: `${extension}, moving, ${tag}${hasAlpha ? ', alpha' : ''}`,
    ...{ extension, hasAlpha, delays, isHdr: false, fields: colourFields },
    async make() {
      const joined = sharp(await frames(hasAlpha), { join: { animated: true } });
      const tagged = tag === 'none' ? joined : joined.withIccProfile(tag === 'p3' ? 'p3' : 'srgb');
      return (extension === 'gif' ? tagged.gif({ delay: delays }) : tagged.webp({ delay: delays })).toBuffer();
    },
  };
}

const each = <One, Other>(ones: readonly One[], make: (one: One) => readonly Other[]): readonly Other[] =>
  ones.flatMap(make);
const profiles: readonly Tag[] = ['none', 'srgb', 'p3', 'adobe'];
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
const pngTags: readonly Tag[] = [...profiles, 'cICP', 'gAMA', 'gAMA+cHRM'];
const yesNo = [false, true];

/** About three hundred pictures: formats × profiles × orientations × depths × motion × alpha. */
export const madePictures: readonly MadePicture[] = [
  ...each(profiles, (tag) =>
    each(orientations, (orientation) => [
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
            depth: isOther && orientation === 1 ? '16 bits' : 'colour',
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
      name: `png, moving, ${tag}${hasAlpha ? ', alpha' : ''}`,
      ...{ extension: 'png', hasAlpha, delays, isHdr: false, fields: colourFields },
      make: () => makeApng(tag, hasAlpha),
    })),
  ),
  ...each(orientations, (orientation) => [
    still({ extension: 'jpg', depth: 'grey', orientation, encode: (image) => image.jpeg({ quality: 92 }) }),
    still({ extension: 'avif', orientation, encode: (image) => image.avif({ quality: 70, effort: 0 }) }),
  ]),
  ...yesNo.map((progressive) =>
    still({
      ...{ extension: 'jpg', depth: 'print', coding: progressive ? 'progressive' : '' },
      encode: (image) => image.jpeg({ progressive, quality: 92 }),
    }),
  ),
  ...each([1, 6], (orientation) =>
    each(yesNo, (hasAlpha) => [
      still({ extension: 'png', depth: 'grey', hasAlpha, orientation, encode: (image) => image.png() }),
      still({
        ...{ extension: 'png', depth: 'palette', hasAlpha, orientation },
        encode: (image) => image.png({ palette: true, colours: 16 }),
      }),
    ]),
  ),
  ...each([16, 18], (transfer) =>
    yesNo.map((hasAlpha): MadePicture => ({
      name: `png, more light than white (${transfer === 16 ? 'PQ' : 'HLG'})${hasAlpha ? ', alpha' : ''}`,
      ...{ extension: 'png', hasAlpha, delays: [0], isHdr: true, fields: colourFields },
      async make() {
        const kind: Kind = { extension: 'png', hasAlpha, depth: '16 bits', encode: (image) => image.png() };
        return retag(await makeStill(kind), [pngChunk('cICP', Buffer.from([9, transfer, 0, 1]))]);
      },
    })),
  ),
];
