import type { Look } from '@vitrine/look';
import type { Theme } from './content.ts';

/** What a page is drawn on, by theme, as `#rrggbb`. */
export type Papers = Readonly<Record<Theme, string>>;

/** Those of the built look. A test holds these to the design's tokens. */
export const surfaces: Papers = { white: '#f7f6f3', black: '#1d1d1d' };

/** Those of a studio's own. */
export const papersOf = ({ white, black }: Pick<Look, 'white' | 'black'>): Papers => ({
  white: white.surface,
  black: black.surface,
});

/** Below this contrast the edge of a frame is hardly seen. */
const NEAR = 1.3;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(colour: string): number | null {
  const [, ...channels] = HEX.exec(colour) ?? [];
  if (channels.length === 0) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number.parseInt(channel, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The theme on whose surface a picture of this colour has no edge; null where it has one in both, and where the colour is not
 * known. No colour is near both: a look's papers are further apart.
 */
export function nearSurface(colour: string | null, papers: Papers = surfaces): Theme | null {
  const own = colour === null ? null : luminanceOf(colour);
  if (own === null) return null;
  const isNear = (theme: Theme) => {
    const surface = luminanceOf(papers[theme]) ?? luminanceOf(surfaces[theme]) ?? 0;
    return (Math.max(own, surface) + 0.05) / (Math.min(own, surface) + 0.05) < NEAR;
  };
  return isNear('white') ? 'white' : isNear('black') ? 'black' : null;
}

/**
 * Judges again, of all pictures and films in what was read, on which of a look's papers they have no edge. It changes what it is given, which
 * nobody else has yet.
 */
export function markEdges(read: unknown, papers: Papers): void {
  if (typeof read !== 'object' || read === null) return;
  for (const part of Object.values(read)) markEdges(part, papers);
  if (!('color' in read) || !('kind' in read)) return;
  const near = nearSurface(typeof read.color === 'string' ? read.color : null, papers);
  Reflect.deleteProperty(read, 'near');
  if (near !== null) Object.assign(read, { near });
}
