import type { openFaces } from '@vitrine/look/faces';
import { devanagari, extendedLetters, gujarati } from '@vitrine/look/letters';

/** A file of a package that is taken as a whole, but for weights that nothing is set in. */
interface Companion {
  /** In `node_modules`. */
  readonly source: string;
  readonly letters: string;
}

interface OpenFace {
  /** The letters of Latin-1, of which the first file and the rest are cut; in `node_modules`. */
  readonly source: string;
  readonly weights: readonly [lightest: number, boldest: number];
  readonly companions: readonly Companion[];
}

/** @param name of a package of Fontsource, all of which are under the SIL Open Font License */
const latin = (name: string, boldest: number, companions: readonly Companion[] = []): OpenFace => {
  const file = (letters: string) => `@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`;
  return {
    source: file('latin'),
    weights: [400, boldest],
    companions: [{ source: file('latin-ext'), letters: extendedLetters }, ...companions],
  };
};

/** Where the faces that come with the product are from, and which weights of them. */
export const faceSources: Readonly<Record<keyof typeof openFaces, OpenFace>> = {
  'source-serif': latin('source-serif-4', 600),
  fraunces: latin('fraunces', 600),
  'noto-serif': latin('noto-serif', 600, [
    {
      source: '@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
      letters: devanagari,
    },
    {
      source: '@fontsource-variable/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-wght-normal.woff2',
      letters: gujarati,
    },
  ]),
  'instrument-sans': latin('instrument-sans', 600),
  archivo: latin('archivo', 800),
  bricolage: latin('bricolage-grotesque', 700),
  'space-grotesk': latin('space-grotesk', 600),
  syne: latin('syne', 700),
  'jetbrains-mono': latin('jetbrains-mono', 600),
};
