import { style } from '@vanilla-extract/css';
import { frame, vars } from '../../theme/contract.css';

export const hairline = style({ height: 1, margin: 0, border: 0, background: vars.color.line });
export const onMargin = style({ marginInline: frame.margin });
