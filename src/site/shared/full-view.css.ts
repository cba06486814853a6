import { lights, look, media, size } from '@vitrine/design-system/theme';

/** A picture or films over the whole window, below the bar where that stands above them. */
export const fullView = {
  position: 'relative',
  overflow: 'hidden',
  vars: { [look.corners]: '0' },
  background: lights.night,
  height: '100svh',
  minHeight: 560,
  '@media': {
    [media.tablet]: { marginTop: size.nav, height: `min(calc(100svh - ${size.nav}),80vw)`, minHeight: 0 },
    [media.mobile]: { height: `min(calc(100svh - ${size.nav}),132vw)` },
  },
} as const;
