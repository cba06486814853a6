import { media, vars } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 56,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sections = style({ display: 'grid', gap: 48 });

export const sectionHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 16,
});

/** Slots of one size under their own heading. */
export const group = style({ selectors: { '& + &': { marginTop: 20 } } });

export const groupHead = style([sectionHead, { marginBottom: 8 }]);

const slots = style({ display: 'grid', gap: 14 });

/** How many slots stand side by side. */
export const row = styleVariants({
  one: [slots],
  two: [slots, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  three: [slots, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
});

export const filled = style({ borderRadius: 2 });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  border: `1px dashed ${vars.color.control}`,
  borderRadius: 2,
  background: vars.color.well,
});

const captionBase = style({ display: 'flex', alignItems: 'center', minHeight: 44, paddingTop: 6, gap: 8, minWidth: 0 });

/** By how many stand side by side. On phones two have their buttons below the title, three only the wider one. */
export const caption = styleVariants({
  one: [captionBase],
  two: [captionBase, { '@media': { [media.mobile]: { flexWrap: 'wrap', rowGap: 0, alignItems: 'baseline' } } }],
  three: [captionBase, { '@media': { [media.mobile]: { flexWrap: 'wrap', gap: '0 4px' } } }],
});

export const slotTitle = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  selectors: {
    [`${caption.two} > &`]: { '@media': { [media.mobile]: { flex: '1 0 100%' } } },
    [`${caption.three} > &`]: { '@media': { [media.mobile]: { display: 'contents' } } },
  },
});

globalStyle(`${caption.three} > ${buttons} > a`, {
  '@media': { [media.mobile]: { order: 1, flex: '1 0 100%', justifyContent: 'start', paddingInline: 0 } },
});

export const deleteButton = style({ flex: 'none' });

/** Stays beside the slots. */
export const rail = style({
  position: 'sticky',
  top: 104,
  '@media': { [media.tablet]: { position: 'static' } },
});

export const texts = style({ display: 'grid', gap: 28 });

/** Nearer to the first field than the fields are to each other. */
export const textsHead = style({ marginBottom: -8 });

export const update = style({ justifySelf: 'start' });
