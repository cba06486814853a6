import { fromBuffer } from '@capsizecss/unpack';
import type { FaceMetrics } from '@vitrine/look/faces';
import { firstLetters, codePointsOf } from '@vitrine/look/letters';
import { cutFont } from './cut.ts';

/** Digits that a style sheet has need of. */
const rounded = (value: number): number => Number(value.toFixed(4));

/** The text weight at which lines are measured. */
const TEXT_WEIGHT = 400;

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
    const cut = await cutFont(font, { letters, axes: lightest === boldest ? {} : { wght }, format: 'truetype' });
    return fromBuffer(cut);
  };
  const [text, title] = [await at(TEXT_WEIGHT), await at(display)];
  const em = text.unitsPerEm;
  return {
    ascent: rounded(text.ascent / em),
    descent: rounded(-text.descent / em),
    xHeight: rounded(text.xHeight / em),
    width: rounded(text.xWidthAvg / em),
    displayWidth: rounded(title.xWidthAvg / title.unitsPerEm),
  };
}
