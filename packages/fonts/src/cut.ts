import subsetFont, { type Axis } from 'subset-font';

/** Features that letters are set with where nobody asks for more: kerns, marks, joins, forms of a language. */
const features = [
  ...['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'rvrn', 'curs'],
  // The scripts of India.
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
];

export interface Cut {
  /** What stays; all letters where it is left out. */
  readonly letters?: readonly number[];
  /** By the tag of an axis: its only value, or what stays of it. The font has to have it. */
  readonly axes?: Readonly<Record<string, Axis>>;
  /** Kept beside those that letters are set with where nobody asks for more. */
  readonly alsoFeatures?: readonly string[];
  readonly format: 'woff2' | 'truetype';
}

/**
 * A font (TrueType, OpenType or WOFF2) with some of its letters and of its axes. HarfBuzz rewrites all of it: nothing of the source is
 * passed on as it was.
 * @throws where it is no font
 */
export const cutFont = (font: Buffer, { letters, axes = {}, alsoFeatures = [], format }: Cut): Promise<Buffer> =>
  subsetFont(font, letters === undefined ? undefined : String.fromCodePoint(...letters), {
    targetFormat: format,
    keepAllGlyphs: letters === undefined,
    keepFeatures: [...features, ...alsoFeatures],
    noHinting: true,
    variationAxes: axes,
  });
