import { media, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ marginBottom: space[6] });

export const stale = style({ marginBottom: space[6] });

/** What the columns say that narrow screens have no room for. */
export const narrowOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

export const line = style({ display: 'block' });

/** Two or three lines need more room than a row has. */
export const name = style({ paddingBlock: space[3], '@media': { [media.mobile]: { paddingBlock: 0 } } });

export const column = style({ whiteSpace: 'nowrap' });
