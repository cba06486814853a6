import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { numeric } from '../../theme/type.css';
import { measure as measures } from '../../tokens/type';

/** After the variants, so that a tone wins over the style's own colour. */
export const tone = styleVariants({
  ink: { color: vars.color.ink },
  text: { color: vars.color.text },
  muted: { color: vars.color.muted },
  danger: { color: vars.color.danger },
  inherit: { color: 'inherit' },
});

export const wrap = styleVariants({
  anywhere: { overflowWrap: 'anywhere' },
  lines: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

export const measure = styleVariants(measures, (maxWidth) => ({ maxWidth }));

export const tabular = style(numeric);
