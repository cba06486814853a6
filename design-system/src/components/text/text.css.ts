import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { numeric, type } from '../../theme/type.css';

/** One class per text style. */
export const variant = styleVariants(type, (declarations) => [declarations]);

/** After the variants, so that a tone wins over the style's own colour. */
export const tone = styleVariants({
  ink: { color: vars.color.ink },
  text: { color: vars.color.text },
  muted: { color: vars.color.muted },
  danger: { color: vars.color.danger },
  inherit: { color: 'inherit' },
});

export const tabular = style(numeric);
