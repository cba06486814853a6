import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const ratio = createVar();
export const width = createVar();
export const height = createVar();

export const skeleton = style({
  vars: { [ratio]: 'auto', [width]: '100%', [height]: 'auto' },
  display: 'block',
  width,
  height,
  aspectRatio: ratio,
  background: vars.color.well,
});
