import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { answer } from '../../tokens/motion';
import { target } from '../../tokens/space';

export const eye = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target.public,
  height: target.public,
  color: vars.color.muted,
  transition: answer,
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outlineOffset: -4 },
});
