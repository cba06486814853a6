import { media, numeric, size, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { page } from '../shared/page.css.ts';

export const screen = page;

export const opportunities = style({ maxWidth: '36em' });

/** One line of the configuration is one line here. */
export const address = style({ whiteSpace: 'pre-line' });

export const link = style([
  type.body,
  numeric,
  {
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.color.text,
    selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '.22em' } },
    '@media': { [media.coarse]: { minHeight: size.target } },
  },
]);
