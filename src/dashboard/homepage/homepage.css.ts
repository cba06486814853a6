import { dashboard, media, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space[14],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sections = style({ display: 'grid', gap: space[12] });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  marginBottom: space[4],
});

/** Slots of one size under their own heading. */
export const group = style({ selectors: { '& + &': { marginTop: space[5] } } });

export const groupHead = style([sectionHead, { marginBottom: space[2] }]);

const slots = style({ display: 'grid', gap: space[3.5] });

/** By the number of slots in a row. */
export const row = styleVariants({
  one: [slots],
  two: [slots, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  three: [slots, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
});

export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.thumb,
});

const captionBase = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingTop: space[1.5],
  gap: space[2],
  minWidth: 0,
});

/** By the number of slots in a row. On phones two have their buttons below the title, three only the wider one. */
export const caption = styleVariants({
  one: [captionBase],
  two: [captionBase, { '@media': { [media.mobile]: { flexWrap: 'wrap', rowGap: 0, alignItems: 'baseline' } } }],
  three: [captionBase, { '@media': { [media.mobile]: { flexWrap: 'wrap', gap: `0 ${space[1]}` } } }],
});

export const slotTitle = style([
  typeClass.dashSmall,
  {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Beside its number, also where it runs to the left.
    textAlign: 'left',
    color: vars.color.ink,
  },
]);

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  selectors: {
    [`${caption.two} > &`]: { '@media': { [media.mobile]: { flex: '1 0 100%', justifyContent: 'space-between' } } },
    [`${caption.three} > &`]: { '@media': { [media.mobile]: { display: 'contents' } } },
  },
});

globalStyle(`${caption.three} > ${buttons} > :first-child`, {
  '@media': { [media.mobile]: { order: 1, flex: '1 0 100%', justifyContent: 'start' } },
});

/** Stays beside the slots. */
export const rail = style({
  position: 'sticky',
  top: `calc(${dashboard.head} + ${space[8]})`,
  '@media': { [media.tablet]: { position: 'static' } },
});

export const texts = style({ display: 'grid', gap: space[7] });

/** Nearer to the first field than the fields are to each other. */
export const textsHead = style({ marginBottom: `-${space[2]}` });

export const update = style({ display: 'flex' });
