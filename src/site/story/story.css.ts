import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Who wrote it, when, and how long it takes. */
export const facts = style({ marginTop: space[3.5] });

export const body = style({ marginTop: space.proseTop });

/** The link below the story. */
export const way = style({ marginTop: space.linkTop });

/** Where there are two: on to the next story, and back to all. */
export const ways = style([way, { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[4] }]);
