import { fontStack, size, space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Around the form: by their tags, all that is in it is drawn from here. This comes with the page and the code of the form later, which names no
 * class: a file of styles that both name would be one more request of the page.
 */
export const form = style({});

globalStyle(`${form} form`, { display: 'grid', gap: space[6], maxWidth: '40rem' });
globalStyle(`${form} form p:not([hidden])`, { display: 'grid', gap: space[1] });
globalStyle(`${form} :is(label, em, output)`, { fontSize: '1rem', fontStyle: 'normal', color: vars.color.text });
globalStyle(`${form} em`, { color: vars.color.danger });
globalStyle(`${form} :is(input, textarea)`, {
  width: '100%',
  boxSizing: 'border-box',
  minHeight: 48,
  padding: `${space[3]} 0`,
  border: 0,
  borderBottom: `1.5px solid ${vars.color.control}`,
  borderRadius: 0,
  background: 'none',
  color: vars.color.ink,
  fontFamily: fontStack.text,
  fontSize: '1.125rem',
  lineHeight: 1.4,
});
globalStyle(`${form} textarea`, { resize: 'vertical' });
globalStyle(`${form} :is(input, textarea)[aria-invalid]`, { borderColor: vars.color.danger });
globalStyle(`${form} button`, {
  justifySelf: 'start',
  minHeight: size.target,
  padding: `0 ${space[6]}`,
  border: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink,
  fontFamily: fontStack.text,
  fontSize: '1rem',
});
globalStyle(`${form} button:is(:hover, :focus-visible):not([aria-disabled])`, {
  background: vars.color.ink,
  color: vars.color.surface,
});
globalStyle(`${form} button[aria-disabled]`, { opacity: 0.6 });
globalStyle(`${form} output`, { minHeight: '1.5em' });
