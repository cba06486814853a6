import tokens from '../../tokens/tokens.json';

/** Sizes, lines, tracking and width of each text style, as written in the token file. */
export const typeScale = tokens.type;

/** What a studio's own look sets in place of the family (`@vitrine/look/css`). */
type OwnFace = 'text-face' | 'display-face';

/**
 * @param strong families for what is bolder than 500
 * @returns the stack; where the document puts its web fonts off (`theme/fonts.css.ts`), what follows them
 */
function afterPictures(own: OwnFace, stack: string, strong = ''): string {
  const faces = stack.split(', ');
  const firstLocal = faces.findIndex((face) => face.endsWith(' Fallback"'));
  const [family = '', ...others] = faces.slice(0, firstLocal);
  const web = [`var(--${own}, ${strong}${family})`, ...others].join(', ');
  return `var(--web-fonts, ${web},) ${faces.slice(firstLocal).join(', ')}`;
}

/**
 * One family for everything; the stacks differ in their metric-matched fallback face. What is bolder than 500 takes a strong one: the
 * file of the first paint goes no further.
 */
export const fontStack = {
  text: afterPictures('text-face', tokens.font.stackText),
  display: afterPictures('display-face', tokens.font.stackDisplay),
  strongText: afterPictures('text-face', tokens.font.stackText, '"Anek Strong", '),
  strongDisplay: afterPictures('display-face', tokens.font.stackDisplay, '"Anek Strong", '),
};

/** Axis ranges of the self-hosted font file, for its `@font-face`. */
export const fontAxes = {
  weight: `${String(tokens.font.axes.wght[0])} ${String(tokens.font.axes.wght[1])}`,
  stretch: `${String(tokens.font.axes.wdth[0])}% ${String(tokens.font.axes.wdth[1])}%`,
};

/** Metrics that make the local fallback faces take the room of the web font. */
export const fallbackFaces = tokens.font.fallback;
/** The same for where there is only a wider face than Arial. */
export const wideFallbackFaces = tokens.font.fallbackWide;

/** Longest lines of the text styles that are read as sentences and stand alone. */
export const measure = tokens.measure;
