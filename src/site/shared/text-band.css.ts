import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** 28 on phones, 49 at 1440, 56 at 1920. */
export const linkSpace = style({ marginTop: space.linkTop });
