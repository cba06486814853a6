import { answer, frame, size, space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** The words of an error have their line before they come, so that nothing moves with them; it takes half of the gap. */
globalStyle(`${form} > :has(> label, input)`, {
  minHeight: `calc(6.5rem + ${space[1]})`,
  marginBottom: `calc(${space[4]} * -1)`,
});
/** The same for what the server says. */
export const said = style({ minHeight: '1.5rem' });

export const title = style({ marginBottom: space[5] });

export const submit = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[2] });

export const foot = style({ paddingBottom: space[8] });
