import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The space below it is the panel's. */
export const search = style({ marginBottom: `calc(-1 * ${space[4]})` });
