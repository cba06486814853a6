import { radius, space, type, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A colour beside its digits. */
export const colourRow = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'end',
});

export const picker = style({
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: space[0.5] },
    '&::-webkit-color-swatch': { border: 'none' },
  },
});

/** Looks to begin from, beside each other. */
export const ready = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: space[3],
});

export const card = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: space[3],
  textAlign: 'left',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  ':hover': { borderColor: vars.color.control },
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  },
});

/** One that is kept, and what can be done with it. */
export const keptLook = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[1],
  justifyItems: 'start',
});
globalStyle(`${keptLook} > ${card}`, { justifySelf: 'stretch', overflowWrap: 'anywhere' });

/** The name of one more. */
export const keep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space[2],
  alignItems: 'end',
  '@media': {
    'screen and (max-width: 479px)': { gridTemplateColumns: 'auto auto 1fr' },
  },
});
globalStyle(`${keep} > :first-child`, {
  '@media': { 'screen and (max-width: 479px)': { gridColumn: '1 / -1' } },
});

/** Both themes of a look in small, with its accent. */
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  height: 72,
  forcedColorAdjust: 'none',
});
export const swatch = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  padding: space[2],
  border: `1px solid ${vars.color.line}`,
});
export const letter = style({ ...type.dashPageTitle, color: 'inherit' });
export const spot = style({ width: 14, height: 14, borderRadius: '50%' });

export const cardName = style({ ...type.dashRow });
export const cardWords = style({ ...type.dashSmall });

/** The chosen faces at work. */
export const specimen = style({ display: 'grid', gap: space[2], overflow: 'hidden' });
export const specimenTitle = style({
  ...type.dashPageTitle,
  fontSize: '2.25rem',
  fontStretch: '84%',
  overflowWrap: 'anywhere',
});
export const specimenText = style({ ...type.dashText });

/** What there is to say of a font file. */
export const ownFace = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

/** Where something will be said: it takes no row before. */
export const said = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const notes = style({ ...type.dashSmall, display: 'grid', gap: space[1] });

/** The parts of the home page, below each other. */
export const order = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: space[2] });
export const partRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  paddingBlock: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
});
/** The place that is left while it is dragged. */
export const partGap = style({ opacity: 0 });
