import { media, space } from '@vitrine/design-system/theme';
import { styleVariants } from '@vanilla-extract/css';

export const place = styleVariants({
  head: { display: 'flex', gap: space[3], '@media': { [media.mobile]: { display: 'none' } } },
  form: { display: 'none', '@media': { [media.mobile]: { display: 'flex', gap: space[3], marginBottom: space[6] } } },
});
