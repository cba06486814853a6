/**
 * What a studio chooses of its look. Everything else follows from it (`@vitrine/look/palette`, `@vitrine/look/css`), so a look can
 * neither be unreadable nor break a page.
 */

/** The two themes. */
export const lights = ['white', 'black'] as const;
export type Light = (typeof lights)[number];

/** How large titles and statements are. */
export const voices = ['quiet', 'even', 'loud'] as const;
export type Voice = (typeof voices)[number];

/** How much room stands between bands and rows. */
export const airs = ['dense', 'even', 'wide'] as const;
export type Air = (typeof airs)[number];

/** Radius of the corners of pictures and films that stand within the page's margins, in pixels. */
export const cornerSizes = [0, 4, 12] as const;
export type Corners = (typeof cornerSizes)[number];

/** Where the captions of tiles stand; on a touch screen always below. */
export const captionPlaces = ['below', 'hover'] as const;
export type Captions = (typeof captionPlaces)[number];

/** How Work shows its projects before a visitor chooses: as pictures, or as rows of words. */
export const workForms = ['tiles', 'list'] as const;
export type WorkForm = (typeof workForms)[number];

/**
 * The parts of the home page: the carousel; what leads to About, with two films; what leads to Work, with the six cells; what leads to
 * Talk to us.
 */
export const homeParts = ['carousel', 'films', 'work', 'contact'] as const;
export type HomePart = (typeof homeParts)[number];

/** What people call them. */
export const homePartNames: Readonly<Record<HomePart, string>> = {
  carousel: 'Header films',
  films: 'First text and two films',
  work: 'Second text and six cells',
  contact: 'Third text',
};

/** The typeface: the built one, one of those that come with the product, or a file of the studio's own. */
export const faceIds = [
  'built',
  'source-serif',
  'fraunces',
  'noto-serif',
  'instrument-sans',
  'archivo',
  'bricolage',
  'space-grotesk',
  'syne',
  'jetbrains-mono',
  'own',
] as const;
export type FaceId = (typeof faceIds)[number];

/** What a theme is drawn with, as `#rrggbb`. */
export interface Paper {
  readonly surface: string;
  readonly ink: string;
}

/** What a studio has chosen. */
export interface Look {
  readonly version: 1;
  readonly white: Paper;
  readonly black: Paper;
  /** Links, the chosen, the focus: as `#rrggbb`, for the white theme; that of the black one follows. */
  readonly accent: string;
  /** Titles and statements. */
  readonly displayFace: FaceId;
  readonly textFace: FaceId;
  readonly voice: Voice;
  readonly air: Air;
  readonly corners: Corners;
  readonly captions: Captions;
  /** All parts of the home page, each once, as they follow each other. */
  readonly home: readonly HomePart[];
  readonly work: WorkForm;
}

/** The look that Vitrine comes with. A test holds it to the design's tokens. */
export const builtLook: Look = {
  version: 1,
  white: { surface: '#f7f6f3', ink: '#1d1d1d' },
  black: { surface: '#1d1d1d', ink: '#ffffff' },
  accent: '#3f3ad1',
  displayFace: 'built',
  textFace: 'built',
  voice: 'even',
  air: 'even',
  corners: 0,
  captions: 'below',
  home: homeParts,
  work: 'tiles',
};

const HEX = /^#[0-9a-f]{6}$/;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isColour = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
const readPaper = (value: unknown): Paper | null =>
  isObject(value) && isColour(value['surface']) && isColour(value['ink'])
    ? { surface: value['surface'], ink: value['ink'] }
    : null;

/** An order that names each part once; the built one for anything else. */
function readHome(value: unknown): Look['home'] {
  if (!Array.isArray(value) || value.length !== homeParts.length) return builtLook.home;
  return homeParts.every((part) => value.includes(part))
    ? value.flatMap((one: unknown) => homeParts.find((part) => part === one) ?? [])
    : builtLook.home;
}

/** Whether the parts of the home page stand in the built order. */
export const isBuiltHome = ({ home }: Pick<Look, 'home'>): boolean => home.join() === builtLook.home.join();

/** A look from an answer or a file; null for what is none, or is of a newer version. What it does not say is as in the built look. */
export function readLook(value: unknown): Look | null {
  if (!isObject(value) || value['version'] !== 1) return null;
  const [white, black] = [readPaper(value['white']), readPaper(value['black'])];
  const accent = value['accent'];
  if (white === null || black === null || !isColour(accent)) return null;
  return {
    version: 1,
    white,
    black,
    accent,
    displayFace: faceIds.find((one) => one === value['displayFace']) ?? builtLook.displayFace,
    textFace: faceIds.find((one) => one === value['textFace']) ?? builtLook.textFace,
    voice: voices.find((one) => one === value['voice']) ?? builtLook.voice,
    air: airs.find((one) => one === value['air']) ?? builtLook.air,
    corners: cornerSizes.find((one) => one === value['corners']) ?? builtLook.corners,
    captions: captionPlaces.find((one) => one === value['captions']) ?? builtLook.captions,
    home: readHome(value['home']),
    work: workForms.find((one) => one === value['work']) ?? builtLook.work,
  };
}

/** Whether two looks draw the same: compared as they are read, so that what is left out equals the built look's. */
export const isSameLook = (one: Look, other: Look): boolean =>
  JSON.stringify(readLook(one)) === JSON.stringify(readLook(other));

/** A look to begin from. */
export interface ReadyLook {
  readonly name: string;
  /** What it is like, in a few words. */
  readonly words: string;
  readonly look: Look;
}

/** Three to begin from, each really different; the first is the built one. */
export const readyLooks: readonly ReadyLook[] = [
  { name: 'Half Ream', words: 'Warm paper, charcoal, violet', look: builtLook },
  {
    name: 'Letterpress',
    words: 'Serifs, cream and sepia, quiet titles, wide air',
    look: {
      version: 1,
      white: { surface: '#f8efdf', ink: '#2b1a10' },
      black: { surface: '#17110c', ink: '#f6e9d3' },
      accent: '#9a3412',
      displayFace: 'fraunces',
      textFace: 'source-serif',
      voice: 'quiet',
      air: 'wide',
      corners: 4,
      captions: 'below',
      home: homeParts,
      work: 'tiles',
    },
  },
  {
    name: 'Signal',
    words: 'A loud grotesque, white and black, dense, captions on hover',
    look: {
      version: 1,
      white: { surface: '#ffffff', ink: '#000000' },
      black: { surface: '#000000', ink: '#ffffff' },
      accent: '#d6002a',
      displayFace: 'archivo',
      textFace: 'archivo',
      voice: 'loud',
      air: 'dense',
      corners: 0,
      captions: 'hover',
      home: homeParts,
      work: 'tiles',
    },
  },
];
