import { answer, frame, size, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: `${size.nav} 1fr auto`,
  minHeight: '100svh',
  background: vars.color.surface,
});

export const bar = style({ display: 'flex', alignItems: 'center', paddingInline: frame.margin });

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  transition: answer,
  ':hover': { opacity: 0.7 },
});

export const main = style({ display: 'grid', alignItems: 'center', outline: 'none' });

export const form = style({ display: 'grid', gap: space[7], paddingBlock: space[12] });

export const title = style({ marginBottom: space[5] });

export const submit = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[2] });

export const foot = style({ paddingBottom: space[8] });
