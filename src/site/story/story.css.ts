import { media, size, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The title's ground, under the bar. As high while the story is read, so that nothing moves when it comes. */
export const title = style({
  display: 'grid',
  alignContent: 'end',
  paddingBlock: `calc(${size.nav} + ${space.pageTop}) ${space[10]}`,
  '@media': {
    screen: { minHeight: 'min(44svh, 480px)' },
    [media.mobile]: { minHeight: '32svh', paddingBottom: space[7] },
  },
});

/** Who wrote it, when, and how long it takes. */
export const facts = style({ marginTop: space[3.5] });

/** The story itself, on the page's own ground. */
export const below = style({ paddingBlock: `${space.linkTop} ${size.band}` });

/** The link below the story. */
export const way = style({ marginTop: space.linkTop });

/** Where there are two: on to the next story, and back to all. */
export const ways = style([way, { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[4] }]);
