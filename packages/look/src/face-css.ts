import { hasOwnFaces, titleWeights, type Face, type FaceFile, type FaceMetrics, type Faces } from './faces.ts';
import type { FaceId, Look } from './index.ts';
import { codePointsOf, rangeOf } from './letters.ts';

/** The built face's (`design-system/tokens/tokens.json`, `design-system/fonts`), by which the others are set: shares of the em. A test measures them. */
export const builtMetrics: FaceMetrics = {
  ascent: 0.9,
  descent: 0.2,
  xHeight: 0.489,
  width: 0.421,
  displayWidth: 0.337,
};

/**
 * How wide the faces run that a system may have in place of ours, at the same size: `size-adjust` of the built face's stand-in, by its own
 * width. The last one is tried first.
 */
const standIns = [
  { local: ['DejaVu Sans'], width: builtMetrics.width / 0.832, titleWidth: builtMetrics.displayWidth / 0.67 },
  {
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    width: builtMetrics.width / 0.9465,
    titleWidth: builtMetrics.displayWidth / 0.762,
  },
] as const;

/** Titles run wider in most faces than in the built one, which is narrow: they may do so by a little. */
const MOST_WIDTH = 1.3;
const LEAST_TITLE = 0.75;
/** By how much letters are made larger or smaller, so that they look as large as the built ones. */
const LEAST_SIZE = 0.88;
const MOST_SIZE = 1.14;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const percent = (share: number): string => `${String(Number((share * 100).toFixed(1)))}%`;
const decimal = (value: number): string => String(Number(value.toFixed(3)));

/** By which the letters of a face are made as large as the built ones. */
const sizeOf = ({ xHeight }: FaceMetrics): number => within(builtMetrics.xHeight / xHeight, LEAST_SIZE, MOST_SIZE);

/** The factor on the sizes of titles and statements that keeps their lines near the length of the built ones. */
function titleFactor(face: Face): number {
  const run = (sizeOf(face.metrics) * face.metrics.displayWidth) / builtMetrics.displayWidth;
  return within(MOST_WIDTH / run, LEAST_TITLE, 1);
}

/** Names of the families. Short ones: each page has them. */
const families = { display: 'D', text: 'T' } as const;
/** What stands in where a face lacks a letter: `DS` and `TS`. */
const standInOf = (family: string): string => `${family}S`;

/** In the words and the order that the build has for its own: a page that has both is hardly longer, compressed. */
const writeRule = (family: string, url: string, letters: string, weight: string, size = ''): string =>
  `@font-face{${size}src:url(${url})format("woff2");font-style:normal;font-weight:${weight};font-stretch:84% 100%;` +
  `font-display:swap;unicode-range:${shortRange(letters)};font-family:${family}}`;

/** 'U+0020-0022, U+00A0' as 'U+20-22,U+A0'. */
const shortRange = (letters: string): string => letters.replaceAll(', ', ',').replaceAll(/(?<=[+-])0+(?=[\dA-F])/g, '');

/** How far a line of a face reaches above and below its letters, where `share` of that is its own size. */
const writeLines = ({ ascent, descent }: FaceMetrics, share: number): string =>
  `ascent-override:${percent(ascent * share)};descent-override:${percent(descent * share)};line-gap-override:0%;`;

function writeFile(
  family: string,
  { metrics, weights: [lightest, boldest] }: Face,
  { url, letters }: FaceFile,
  isOwn: boolean,
): string {
  // What has one weight is that at all weights: none is made up.
  const weight = lightest === boldest ? '1 999' : `${String(lightest)} ${String(boldest)}`;
  // A font says three times how high its lines are, and not all systems read the same: with its stand-in's, none moves.
  const lines = isOwn ? writeLines(metrics, 1) : '';
  return writeRule(family, url, letters, weight, `size-adjust:${percent(sizeOf(metrics))};${lines}`);
}

/** Letters of the built face that a face has not. */
function lackingOf({ lacks }: Face, built: readonly FaceFile[]): readonly FaceFile[] {
  if (lacks === '') return [];
  const lacking = new Set(codePointsOf(lacks));
  return built.flatMap(({ url, letters }) => {
    const codes = codePointsOf(letters).filter((code) => lacking.has(code));
    return codes.length === 0 ? [] : [{ url, letters: rangeOf(codes) }];
  });
}

/** All files of a family, and of the one behind it that stands in. */
function writeFamily(family: string, face: Face, lacking: readonly FaceFile[], isOwn: boolean): string {
  return [
    ...face.files.map((file) => writeFile(family, face, file, isOwn)),
    ...lacking.map(({ url, letters }) => writeRule(standInOf(family), url, letters, '360 600')),
  ].join('');
}

/** Faces of the system that take the same room, for while the files are on their way. */
function writeStandIns(family: string, { metrics }: Face, part: 'width' | 'titleWidth'): string {
  const size = sizeOf(metrics);
  const own = part === 'width' ? metrics.width : metrics.displayWidth;
  return standIns
    .map(({ local, [part]: theirs }) => {
      const adjust = (own * size) / theirs;
      const share = size / adjust;
      return (
        `@font-face{src:${local.map((name) => `local(${name})`).join(',')};` +
        `size-adjust:${percent(adjust)};${writeLines(metrics, share)}font-family:${family}}`
      );
    })
    .join('');
}

interface Chosen {
  readonly display: Face | null;
  readonly text: Face | null;
  /** One face for both. */
  readonly isOne: boolean;
}

function chosenOf({ displayFace, textFace }: Look, faces: Faces): Chosen {
  const faceOf = (id: FaceId): Face | null => (id === 'built' ? null : faces.find(id));
  const text = faceOf(textFace);
  const isOne = displayFace === textFace;
  return { text, display: isOne ? text : faceOf(displayFace), isOne };
}

/** What a look's faces add to its style sheet; empty where the built face is set. */
export interface FaceCss {
  /** `@font-face` rules, and weights. */
  readonly rules: string;
  /** Custom properties of the root. */
  readonly root: readonly (readonly [name: string, value: string])[];
  /** A factor on the voice. */
  readonly voice: number;
}

/**
 * The rules by which a look's faces are set. The same weights in both themes: only the built face is as wide at each weight, and letters
 * stay where they are when the theme changes.
 */
export function faceCss(look: Look, faces: Faces): FaceCss {
  const { display, text, isOne } = chosenOf(look, faces);
  if (display === null && text === null) return { rules: '', root: [], voice: 1 };
  const displayFamily = isOne ? families.text : families.display;
  const [textLacks, displayLacks] = [text, display].map((face) => (face === null ? [] : lackingOf(face, faces.built)));
  const stackOf = (family: string, lacking: readonly FaceFile[] = []) =>
    lacking.length === 0 ? family : `${family},${standInOf(family)}`;
  const weights: (readonly [name: string, value: string])[] = [];
  if (text !== null) weights.push(['w-body', '400'], ['w-ui', '460']);
  if (display !== null && look.displayFace !== 'built') {
    const { display: title, statement } = titleWeights(look.displayFace);
    weights.push(['w-statement', String(statement)], ['w-display', String(title)], ['w-on-media', String(title)]);
  }
  const scopes = [':root', '.white-theme', '.black-theme', '.dark-page', '.on-media', '.on-media-wide'];
  return {
    rules: [
      text === null ? '' : writeFamily(families.text, text, textLacks ?? [], look.textFace === 'own'),
      display === null || isOne
        ? ''
        : writeFamily(families.display, display, displayLacks ?? [], look.displayFace === 'own'),
      text === null ? '' : writeStandIns('Anek Fallback', text, 'width'),
      display === null ? '' : writeStandIns('Anek Display Fallback', display, 'titleWidth'),
      `${scopes.join(',')}{${weights.map(([name, value]) => `--${name}:${value}`).join(';')}}`,
    ].join(''),
    root: [
      ...(text === null ? [] : [['text-face', stackOf(families.text, textLacks)] as const]),
      ...(display === null ? [] : [['display-face', stackOf(displayFamily, displayLacks)] as const]),
      ...(display === null || look.displayFace === 'built'
        ? []
        : [['w-switch', String(titleWeights(look.displayFace).display)] as const]),
    ],
    voice: display === null ? 1 : Number(decimal(titleFactor(display))),
  };
}

/** The families in which the studio's own face is set, for who gives it to a page otherwise than by its address. */
export const familiesOfOwn = ({ displayFace, textFace }: Look): readonly string[] => [
  ...(textFace === 'own' ? [families.text] : []),
  ...(displayFace === 'own' && textFace !== 'own' ? [families.display] : []),
];

/** What of a look's faces is fetched ahead. */
export interface FontPreload {
  /** As the `font` property has them: what a page waits for. */
  readonly families: string;
  /** Their first files. */
  readonly urls: readonly string[];
}

/** @returns null where the built face is all there is, which the page knows how to fetch */
export function fontPreload(look: Look, faces: Faces): FontPreload | null {
  if (!hasOwnFaces(look)) return null;
  const { display, text, isOne } = chosenOf(look, faces);
  if (display === null && text === null) return null;
  const first = (face: Face | null, family: string) =>
    (face?.files ?? []).slice(0, 1).map(({ url }) => ({ family, url }));
  const all = [...first(text, families.text), ...(isOne ? [] : first(display, families.display))];
  return { families: all.map(({ family }) => family).join(), urls: all.map(({ url }) => url) };
}
