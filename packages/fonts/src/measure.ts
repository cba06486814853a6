import { fromBuffer } from '@capsizecss/unpack';
import type { Font } from 'fontkitten';
import type { FaceMetrics } from '@vitrine/look/faces';
import { firstLetters, codePointsOf } from '@vitrine/look/letters';
import { cutFont } from './cut.ts';
import { openFont } from './open.ts';

/** Digits that a style sheet has need of. */
const rounded = (value: number): number => Number(value.toFixed(4));

/** The text weight at which lines are measured. */
const TEXT_WEIGHT = 400;

/** How far letters reach above the line and below it, in units of the font: of its tables, the first that says so, as browsers look for it. */
function linesOf({ hhea, 'OS/2': own }: Font): readonly [ascent: number, descent: number] {
  const told = [
    [hhea.ascent, hhea.descent],
    [own.typoAscender, own.typoDescender],
    [own.winAscent, -own.winDescent],
  ] as const;
  return told.find(([ascent, descent]) => ascent !== 0 || descent !== 0) ?? [0, 0];
}

/** How high an x is: as old fonts do not say, and others say nothing, that of the letter. */
const xHeightOf = (font: Font): number =>
  font.xHeight > 0 ? font.xHeight : font.glyphForCodePoint('x'.charCodeAt(0)).bbox.maxY;

/**
 * How large a face is, and how wide its lines run, measured at the weights that it is set in.
 *
 * @param weights from the lightest to the boldest; one number for a face that has but one
 * @param display the weight of its titles
 */
export async function measureFace(
  font: Buffer,
  weights: readonly [lightest: number, boldest: number],
  display: number,
): Promise<FaceMetrics> {
  const [lightest, boldest] = weights;
  const at = async (weight: number) => {
    const wght = Math.min(boldest, Math.max(lightest, weight));
    const letters = codePointsOf(firstLetters);
    return cutFont(font, { letters, axes: lightest === boldest ? {} : { wght }, format: 'truetype' });
  };
  const [text, title] = [await at(TEXT_WEIGHT), await at(display)];
  const opened = openFont(text);
  if (opened === null) throw new TypeError('A font was cut into several.');
  const em = opened.unitsPerEm;
  const widthOf = async (cut: Buffer): Promise<number> => (await fromBuffer(cut)).xWidthAvg / em;
  const [ascent, descent] = linesOf(opened);
  return {
    ascent: rounded(ascent / em),
    descent: rounded(-descent / em),
    xHeight: rounded(xHeightOf(opened) / em),
    width: rounded(await widthOf(text)),
    displayWidth: rounded(await widthOf(title)),
  };
}
