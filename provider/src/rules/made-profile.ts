/** Where red, green, blue and white of a colour space lie, as x and y (CIE 1931). */
export interface Primaries {
  readonly red: Point;
  readonly green: Point;
  readonly blue: Point;
  readonly white: Point;
}

type Point = readonly [number, number];
type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** How numbers become light: sRGB's curve, a power, or one of more light than a screen has (ITU-R BT.2100). */
export type Transfer = 'srgb' | 'pq' | 'hlg' | { readonly power: number };

/** The colours that a picture says its numbers are, without a profile. */
export interface DeclaredColours {
  readonly primaries: Primaries;
  readonly transfer: Transfer;
}

const d65: Point = [0.3127, 0.329];
const rec709: Primaries = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: d65 };

/** By their code points (ITU-T H.273, table 2). */
const primariesOf: ReadonlyMap<number, Primaries> = new Map([
  [1, rec709],
  [5, { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06], white: d65 }],
  [6, { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: d65 }],
  [7, { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: d65 }],
  [9, { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: d65 }],
  [11, { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: [0.314, 0.351] }],
  [12, { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: d65 }],
]);

/** By their code points (table 3). Browsers take the curves of television for sRGB's. */
const transferOf: ReadonlyMap<number, Transfer> = new Map<number, Transfer>([
  ...[1, 6, 13, 14, 15].map((code): readonly [number, Transfer] => [code, 'srgb']),
  [4, { power: 2.2 }],
  [5, { power: 2.8 }],
  [8, { power: 1 }],
  [16, 'pq'],
  [18, 'hlg'],
]);

/** Not told. */
const unspecified = 2;

/**
 * The colours of two code points (ITU-T H.273).
 * @returns `null` where they are sRGB's, or not told; `'unknown'` where nothing is known of them
 */
export function coloursOfCodes(primaries: number, transfer: number): DeclaredColours | 'unknown' | null {
  const space = primaries === unspecified ? rec709 : primariesOf.get(primaries);
  const curve = transfer === unspecified ? 'srgb' : transferOf.get(transfer);
  if (space === undefined || curve === undefined) return 'unknown';
  return space === rec709 && curve === 'srgb' ? null : { primaries: space, transfer: curve };
}

/** As browsers take it: 2.2 is sRGB's curve. @param power of the light by the number */
export function coloursOfGamma(power: number, primaries: Primaries = rec709): DeclaredColours | null {
  if (!Number.isFinite(power) || power < 0.1 || power > 10) return null;
  const transfer: Transfer = power > 2.1 && power < 2.3 ? 'srgb' : { power };
  return primaries === rec709 && transfer === 'srgb' ? null : { primaries, transfer };
}

/** Has it more light than a screen shows white? */
export const isHdr = ({ transfer }: DeclaredColours): boolean => transfer === 'pq' || transfer === 'hlg';

const apply = (matrix: Matrix, [x, y, z]: Row): Row => {
  const [one, two, three] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [one ?? 0, two ?? 0, three ?? 0];
};

function invert([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const scale = 1 / (a * A + b * B + c * C);
  return [
    [A * scale, (c * h - b * i) * scale, (b * f - c * e) * scale],
    [B * scale, (a * i - c * g) * scale, (c * d - a * f) * scale],
    [C * scale, (b * g - a * h) * scale, (a * e - b * d) * scale],
  ];
}

const toXyz = ([x, y]: Point): Row => [x / y, 1, (1 - x - y) / y];
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
/** The white of profiles (ICC.1:2022, 7.2.16). */
const d50: Row = [0.9642, 1, 0.8249];

/** XYZ of red, green and blue, as they look beside the white of profiles. */
function adaptedPrimaries({ red, green, blue, white }: Primaries): readonly Row[] {
  const corners = [red, green, blue].map(toXyz);
  const [r = d50, g = d50, b = d50] = corners;
  const columns: Matrix = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ];
  const shares = apply(invert(columns), toXyz(white));
  const [from, to] = [apply(bradford, toXyz(white)), apply(bradford, d50)];
  return corners.map(([x, y, z], index) => {
    const share = shares[index] ?? 0;
    const [one, two, three] = apply(bradford, [x * share, y * share, z * share]);
    return apply(invert(bradford), [(one * to[0]) / from[0], (two * to[1]) / from[1], (three * to[2]) / from[2]]);
  });
}

/** In cd/m²: white as texts and photographs have it (ITU-R BT.2408), and the most light of which something is left. */
const light = { white: 203, most: 1000 } as const;

function pqLight(value: number): number {
  const root = value ** (1 / 78.84375);
  return 10_000 * (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125);
}

function hlgLight(value: number): number {
  const scene = value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return light.most * scene ** 1.2;
}

/** Light as a part of what a screen has: the darker half stays nearly as it is, what is brighter than white is drawn in below it. */
function toneMapped(candelas: number): number {
  const [value, most] = [candelas / light.white, light.most / light.white];
  return Math.min(1, (value * (1 + value / most ** 2)) / (1 + value));
}

const fixed = (value: number): Buffer => {
  const made = Buffer.alloc(4);
  made.writeInt32BE(Math.round(value * 65536));
  return made;
};

/** How many steps a curve without a formula has. */
const steps = 1024;

function curveTag(transfer: Transfer): Buffer {
  if (transfer === 'srgb')
    return Buffer.concat([
      Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'),
      ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
    ]);
  if (typeof transfer === 'object')
    return Buffer.concat([Buffer.from('para\0\0\0\0\0\0\0\0', 'latin1'), fixed(transfer.power)]);
  const made = Buffer.alloc(12 + steps * 2);
  made.write('curv', 'latin1');
  made.writeUInt32BE(steps, 8);
  const toLight = transfer === 'pq' ? pqLight : hlgLight;
  for (let step = 0; step < steps; step += 1)
    made.writeUInt16BE(Math.round(toneMapped(toLight(step / (steps - 1))) * 65535), 12 + step * 2);
  return made;
}

const xyzTag = (values: Row): Buffer => Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...values.map(fixed)]);

/** A text of a profile of version 4 (10.15), in English. */
function textTag(words: string): Buffer {
  const head = Buffer.from('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\0\0\0\0\x1c', 'latin1');
  const content = Buffer.from(words, 'utf16le').swap16();
  head.writeUInt32BE(content.length, 20);
  return Buffer.concat([head, content]);
}

/**
 * A profile (ICC.1:2022) that says by matrix and curve what a picture's numbers are. More light than white is mapped into
 * what a screen has, each channel for itself.
 */
export function makeProfile({ primaries, transfer }: DeclaredColours): Buffer {
  const [red = d50, green = d50, blue = d50] = adaptedPrimaries(primaries);
  const curve = curveTag(transfer);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', textTag('RGB')],
    ['cprt', textTag('CC0')],
    ['wtpt', xyzTag(d50)],
    ['rXYZ', xyzTag(red)],
    ['gXYZ', xyzTag(green)],
    ['bXYZ', xyzTag(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  const contents: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let end = 128 + table.length;
  tags.forEach(([name, content], index) => {
    const place = places.get(content) ?? end;
    if (!places.has(content)) {
      places.set(content, end);
      const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
      contents.push(padded);
      end += padded.length;
    }
    const at = 4 + index * 12;
    table.write(name, at, 'latin1');
    table.writeUInt32BE(place, at + 4);
    table.writeUInt32BE(content.length, at + 8);
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(end);
  head.writeUInt32BE(0x04400000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  // A date has to be one.
  [2026, 1, 1].forEach((value, index) => head.writeUInt16BE(value, 24 + index * 2));
  head.write('acsp', 36, 'latin1');
  Buffer.concat(d50.map(fixed)).copy(head, 68);
  return Buffer.concat([head, table, ...contents]);
}
