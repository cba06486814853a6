import { media, type } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Only where there is a keyboard and room for it. */
export const keys = style([
  type.dashSmall,
  { whiteSpace: 'nowrap', '@media': { [media.tablet]: { display: 'none' }, [media.coarse]: { display: 'none' } } },
]);
