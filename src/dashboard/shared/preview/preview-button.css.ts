import { media, space } from '@vitrine/design-system/theme';
import { styleVariants } from '@vanilla-extract/css';

export const place = styleVariants({
  head: { '@media': { [media.mobile]: { display: 'none' } } },
  form: { display: 'none', '@media': { [media.mobile]: { display: 'block', marginBottom: space[6] } } },
});
