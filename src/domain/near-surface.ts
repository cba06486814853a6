import type { Theme } from './content.ts';
import { luminanceOf } from './luminance.ts';

/** What a page is drawn on, by theme. A test holds these to the design's tokens. */
export const surfaces: Readonly<Record<Theme, string>> = { white: '#f7f6f3', black: '#1d1d1d' };

/** Below this contrast the edge of a frame is hardly seen. */
const NEAR = 1.3;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function luminanceOfHex(colour: string): number | null {
  const [, ...channels] = HEX.exec(colour) ?? [];
  return channels.length === 0 ? null : luminanceOf(channels.map((channel) => Number.parseInt(channel, 16)));
}

/**
 * The theme on whose surface a picture of this colour has no edge; null where it has one in both, and where the colour is not
 * known. No colour is near both.
 */
export function nearSurface(colour: string | null): Theme | null {
  const own = colour === null ? null : luminanceOfHex(colour);
  if (own === null) return null;
  const isNear = (theme: Theme) => {
    const surface = luminanceOfHex(surfaces[theme]) ?? 0;
    return (Math.max(own, surface) + 0.05) / (Math.min(own, surface) + 0.05) < NEAR;
  };
  return isNear('white') ? 'white' : isNear('black') ? 'black' : null;
}
