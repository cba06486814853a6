import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const chooser = style({ display: 'grid', gap: space[2], marginTop: space[2] });

export const film = style({ width: '100%', background: vars.color.well });

/** As high as a touch target. */
export const slider = style({
  width: '100%',
  minHeight: 44,
  accentColor: vars.color.accent,
  ':hover': { accentColor: vars.color.ink },
});
