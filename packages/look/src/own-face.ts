import type { Face } from './faces.ts';
import { extendedLetters, firstLetters, restLetters } from './letters.ts';

/** What is known of the typeface of the studio's own, for people and for the style sheet. */
export interface OwnFace {
  readonly name: string;
  /** Letters that it lacks, which people know; the built face's stand in. */
  readonly missing: string;
  readonly firstBytes: number;
  readonly restBytes: number;
  /** Whether weights were left out, so that its first file is light. */
  readonly isPinned: boolean;
  /** Under which it is used, in the studio's words; empty while that is not known. */
  readonly licence: string;
  readonly face: Face;
}

const RANGE = /^U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?(?:, U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?)*$/;
/** What may stand in `url()` without quotes, and does nothing else there. */
const ADDRESS = /^[\w./:?=&%-]+$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Within bounds that no font leaves; null for what is no number. */
const numberOf = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/**
 * Reads what a provider knows of the studio's own typeface. Only numbers, ranges of letters and plain addresses come out of it into a style
 * sheet.
 *
 * @param urls of its two files; none of a face that is not stored
 * @returns null for what is none
 */
export function readOwnFace(value: unknown, urls: readonly string[]): OwnFace | null {
  if (typeof value !== 'object' || value === null) return null;
  const facts = new Map<string, unknown>(Object.entries(value));
  const [lightest, boldest] = [numberOf(facts.get('lightest'), 1, 1000), numberOf(facts.get('boldest'), 1, 1000)];
  const share = (name: string) => numberOf(facts.get(name), 0.01, 4);
  const [ascent, descent, xHeight] = [share('ascent'), share('descent') ?? 0.01, share('xHeight')];
  const [width, displayWidth] = [share('width'), share('displayWidth')];
  if (lightest === null || boldest === null || ascent === null || xHeight === null) return null;
  if (width === null || displayWidth === null || !urls.every((url) => ADDRESS.test(url))) return null;
  const isExtended = facts.get('isExtended') === true;
  const lacks = textOf(facts.get('lacks'));
  if (lacks !== '' && !RANGE.test(lacks)) return null;
  const ranges = [firstLetters, isExtended ? `${restLetters}, ${extendedLetters}` : restLetters];
  return {
    name: textOf(facts.get('name')),
    missing: textOf(facts.get('missing')),
    firstBytes: numberOf(facts.get('firstBytes'), 0, 1e9) ?? 0,
    restBytes: numberOf(facts.get('restBytes'), 0, 1e9) ?? 0,
    isPinned: facts.get('isPinned') === true,
    licence: textOf(facts.get('licence')),
    face: {
      weights: [lightest, boldest],
      metrics: { ascent, descent, xHeight, width, displayWidth },
      files: urls.map((url, index) => ({ url, letters: ranges[index] ?? restLetters })),
      lacks: [lacks, isExtended ? '' : extendedLetters].filter((range) => range !== '').join(', '),
    },
  };
}
