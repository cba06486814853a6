import type { FaceId, Look } from './index.ts';

/** How large a face is, and how wide its lines run: shares of the em. */
export interface FaceMetrics {
  readonly ascent: number;
  /** Below the line, as a positive number. */
  readonly descent: number;
  readonly xHeight: number;
  /** Of a letter in the average of a text, in the weight of texts. */
  readonly width: number;
  /** The same in the weight of titles. */
  readonly displayWidth: number;
}

/** A file of a face. */
export interface FaceFile {
  /** Without origin. */
  readonly url: string;
  /** As `unicode-range` has it. */
  readonly letters: string;
}

/** A face that pages can be set in. */
export interface Face {
  readonly metrics: FaceMetrics;
  /** From the lightest to the boldest; the same number twice for a face that has but one. */
  readonly weights: readonly [lightest: number, boldest: number];
  /** The first is what every page needs, and is fetched ahead. None of a face that a page was given otherwise. */
  readonly files: readonly FaceFile[];
  /** Letters of the built face's files that it has not, as `unicode-range` has them; empty where it lacks none. */
  readonly lacks: string;
}

/** The faces that are available. */
export interface Faces {
  /** Null for one that is not there: the built one is in its place. */
  readonly find: (id: Exclude<FaceId, 'built'>) => Face | null;
  /** The files of the built one, which stands in where a face lacks a letter. */
  readonly built: readonly FaceFile[];
}

/** What kind of face it is, for the chooser. */
export type FaceKind = 'serif' | 'sans' | 'mono';

interface FaceNames {
  readonly name: string;
  readonly kind: FaceKind;
  /** What it is like, in a few words. */
  readonly words: string;
  /** The weights of titles and of statements. */
  readonly display: number;
  readonly statement: number;
}

/** The faces that come with the product, beside the built one. */
export const openFaces = {
  'source-serif': { name: 'Source Serif', kind: 'serif', words: 'Calm, for reading', display: 480, statement: 440 },
  fraunces: { name: 'Fraunces', kind: 'serif', words: 'Soft and old-style', display: 480, statement: 430 },
  'noto-serif': {
    name: 'Noto Serif',
    kind: 'serif',
    words: 'Sturdy; with Devanagari and Gujarati',
    display: 500,
    statement: 450,
  },
  'instrument-sans': { name: 'Instrument Sans', kind: 'sans', words: 'Clear and modern', display: 560, statement: 500 },
  archivo: { name: 'Archivo', kind: 'sans', words: 'A grotesque that can be loud', display: 800, statement: 640 },
  bricolage: {
    name: 'Bricolage Grotesque',
    kind: 'sans',
    words: 'With rough edges',
    display: 700,
    statement: 560,
  },
  'space-grotesk': { name: 'Space Grotesk', kind: 'sans', words: 'Drawn with a ruler', display: 540, statement: 480 },
  syne: { name: 'Syne', kind: 'sans', words: 'Wide where it is bold', display: 700, statement: 560 },
  'jetbrains-mono': {
    name: 'JetBrains Mono',
    kind: 'mono',
    words: 'Every letter as wide as the next',
    display: 500,
    statement: 440,
  },
} as const satisfies Readonly<Record<Exclude<FaceId, 'built' | 'own'>, FaceNames>>;

/** Titles and statements of a studio's own face, where it has more than one weight. */
export const ownWeights = { display: 560, statement: 480 } as const;

/** The weights of a face's titles and statements. */
export const titleWeights = (id: Exclude<FaceId, 'built'>): Pick<FaceNames, 'display' | 'statement'> =>
  id === 'own' ? ownWeights : openFaces[id];

/** What a face is called. */
export function nameOfFace(id: FaceId): string {
  if (id === 'built') return 'Anek';
  return id === 'own' ? 'The studio’s own' : openFaces[id].name;
}

/** Whether a look has faces of its own. */
export const hasOwnFaces = ({ displayFace, textFace }: Look): boolean =>
  displayFace !== 'built' || textFace !== 'built';
