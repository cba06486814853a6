import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fontStack } from '../../tokens/type';
import { media, opened } from '../../tokens/media';
import { answer } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { dashboard, space, target } from '../../tokens/space';

/** Space left and right of the words. */
const pad = createVar();
const border = '1px';

const quietPad = 10;
/** From the edge of a quiet button to its words, in px. */
export const quietInset = quietPad + 1;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  flex: 'none',
  paddingInline: pad,
  border: `${border} solid transparent`,
  borderRadius: radius.control,
  background: 'transparent',
  fontFamily: fontStack.text,
  fontSize: '1rem',
  fontWeight: 500,
  fontStretch: '100%',
  letterSpacing: 0,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  transition: answer,
});

/** On fingers and phones no button is lower than 44 px. */
const roomy = {
  [media.mobile]: { height: target.dashboardCoarse },
  [media.coarse]: { height: target.dashboardCoarse },
};

export const size = styleVariants({
  regular: { height: dashboard.button, vars: { [pad]: '16px' }, '@media': roomy },
  small: { height: dashboard.buttonSmall, vars: { [pad]: '12px' }, fontSize: '.9375rem', '@media': roomy },
  /** As high as the field beside it. */
  field: { height: dashboard.field, vars: { [pad]: '16px' } },
  fieldNarrow: { height: dashboard.field, vars: { [pad]: '12px' } },
  large: { height: 48, vars: { [pad]: '28px' }, fontSize: '1.0625rem' },
});

const filled = (ground: string, words: string) => ({
  background: ground,
  borderColor: ground,
  color: words,
  selectors: {
    '&:hover:not([aria-disabled])': {
      background: [ground, `color-mix(in srgb, ${ground} 82%, ${vars.color.raised})`],
      borderColor: 'transparent',
    },
  },
});

const quiet = (words: string) => ({
  color: words,
  vars: { [pad]: `${String(quietPad)}px` },
  selectors: { '&:hover:not([aria-disabled])': { background: vars.color.well } },
});

export const variant = styleVariants({
  primary: filled(vars.color.ink, vars.color.surface),
  secondary: {
    borderColor: vars.color.control,
    color: vars.color.ink,
    selectors: { '&:hover:not([aria-disabled])': { background: vars.color.well, borderColor: vars.color.ink } },
  },
  quiet: quiet(vars.color.ink),
  quietMuted: quiet(vars.color.muted),
  quietDanger: quiet(vars.color.danger),
  danger: filled(vars.color.danger, vars.color.raised),
});

/** It begins or ends a line: its words, not its ground, stand on the edge of what is above and below. */
const inset = `calc(-1 * (${border} + ${pad}))`;
const onEdge = { marginInlineStart: inset };
const atEnd = { marginInlineEnd: inset };
export const edge = styleVariants({
  always: onEdge,
  phone: { '@media': { [media.mobile]: onEdge } },
  end: atEnd,
  /** It ends a line, and on phones begins one. */
  endOrPhone: [atEnd, { '@media': { [media.mobile]: { ...onEdge, marginInlineEnd: 0 } } }],
});

/** A square on phones. */
export const compact = style({ '@media': { [media.mobile]: { width: target.dashboardCoarse, paddingInline: 0 } } });

/** Last of the looks: what cannot be pressed looks the same in every variant. */
export const off = style({
  cursor: 'default',
  selectors: {
    [`${opened} &`]: { background: vars.color.well, borderColor: vars.color.well, color: vars.color.muted },
  },
});

/** Both labels lie in one cell, so the button's width never changes. */
export const labels = style({ display: 'grid', justifyItems: 'center' });
const label = style({ gridArea: '1 / 1' });
export const restLabel = style([label]);
/** The longer label may use the padding up to 8 px from the edge: the button at rest is hardly wider for it. */
export const busyLabel = style([label, { marginInline: `calc(${space[2]} - ${pad})` }]);
export const unseen = style({ visibility: 'hidden' });
