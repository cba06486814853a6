import { media } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The small picture of a row. */
export const thumbnail = style({ width: 80, '@media': { [media.mobile]: { width: 56 } } });
