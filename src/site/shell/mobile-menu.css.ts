import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Where the studio is, below the links. */
export const menuAddress = style({ marginTop: space[6] });
