import type { Theme } from './content.ts';

/** What a page is drawn on, by theme. A test holds these to the design's tokens. */
export const surfaces: Readonly<Record<Theme, string>> = { white: '#f7f6f3', black: '#1d1d1d' };

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
 * known. No colour is near both.
 */
export function nearSurface(colour: string | null): Theme | null {
  const own = colour === null ? null : luminanceOf(colour);
  if (own === null) return null;
  const isNear = (theme: Theme) => {
    const surface = luminanceOf(surfaces[theme]) ?? 0;
    return (Math.max(own, surface) + 0.05) / (Math.min(own, surface) + 0.05) < NEAR;
  };
  return isNear('white') ? 'white' : isNear('black') ? 'black' : null;
}
