import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media, opened } from '../../tokens/media';
import { answer } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { dashboard, space } from '../../tokens/space';
import { fontStack } from '../../tokens/type';

const small = {
  fontFamily: fontStack.text,
  fontSize: '.9375rem',
  fontStretch: '100%',
  letterSpacing: 0,
  lineHeight: 1.3,
} as const;

export const field = style({
  display: 'grid',
  // A date's own width must not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});

/** Beside a hint of one long word, such as an address, it keeps its own words whole. */
export const label = style([small, { fontWeight: 480, color: vars.color.ink, overflowWrap: 'break-word' }]);
export const labelOff = style({ color: vars.color.muted, fontWeight: 400 });
export const hint = style([small, { fontWeight: 400, color: vars.color.muted }]);
export const error = style([small, { fontWeight: 400, lineHeight: 1.4, color: vars.color.danger }]);

const border = '1px';

const control = style({
  display: 'block',
  width: '100%',
  color: vars.color.ink,
  borderStyle: 'solid',
  borderColor: vars.color.control,
  transition: answer,
  ':hover': { borderColor: vars.color.ink },
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 0 },
});

/** `box` for every value, `title` for the one that names the whole form. */
export const look = styleVariants({
  box: [
    control,
    {
      height: dashboard.field,
      borderWidth: border,
      borderRadius: radius.control,
      paddingInline: space[3.5],
      background: vars.color.raised,
      fontFamily: fontStack.text,
      fontSize: '1.0625rem',
      fontWeight: 400,
      fontStretch: '100%',
      lineHeight: 1.4,
      // 16 px: below that phones zoom into the field.
      '@media': { [media.mobile]: { fontSize: '1rem' } },
    },
  ],
  title: [
    control,
    {
      borderWidth: `0 0 ${border}`,
      // The field has no padding, so the ring keeps a distance from the text.
      ':focus-visible': { outlineOffset: 4 },
      borderRadius: 0,
      padding: `0 0 ${space[3]}`,
      background: 'none',
      fontFamily: fontStack.display,
      fontSize: '2.25rem',
      fontWeight: 480,
      fontStretch: '88%',
      lineHeight: 1.1,
      '@media': { [media.mobile]: { fontSize: '1.75rem' } },
    },
  ],
});

export const invalid = style({
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
  ':hover': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
});

export const invalidRule = style({
  borderColor: vars.color.danger,
  boxShadow: `0 1px 0 ${vars.color.danger}`,
  ':hover': { borderColor: vars.color.danger, boxShadow: `0 2px 0 ${vars.color.danger}` },
});

export const off = style({
  ':disabled': { opacity: 1 },
  selectors: {
    [`${opened} &:disabled`]: { background: vars.color.well, borderColor: vars.color.line, color: vars.color.muted },
  },
});

/** Grows with its text where the browser supports `field-sizing`; elsewhere it is resized by its handle. */
export const area = style({
  height: 'auto',
  minHeight: 'calc(4 * 1.5em + 24px)',
  // Border and padding together are one step of the scale.
  padding: `calc(${space[3]} - ${border}) ${space[3.5]}`,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
  // For a sentence; `rows` itself says nothing where the field grows.
  selectors: { '&[rows="2"]': { minHeight: 'calc(2 * 1.5em + 24px)' } },
});

/** A text that an editor fills: its spaces are its own. */
export const editable = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  resize: 'none',
  ':focus': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 0 },
});

export const selectBox = style({ position: 'relative', display: 'block' });
export const select = style({ appearance: 'none', paddingRight: space[10] });
export const chevron = style({
  position: 'absolute',
  right: space[3],
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.muted,
});
globalStyle(`${select} option`, { background: vars.color.raised, color: vars.color.ink });

/** A field with a control of its own at the right end. */
export const withTrailing = style({ position: 'relative', display: 'block' });
export const roomForTrailing = style({ paddingRight: space[12] });
export const trailing = style({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
});
