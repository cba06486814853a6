import { answer, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

const onPhones = (rule: StyleRule): StyleRule => ({ '@media': { [media.mobile]: rule } });

/** On phones the title needs the room: the link is an arrow there, whose text is for screen readers. */
export const backArrow = style({ display: 'none', ...onPhones({ display: 'block' }) });
export const backWords = style(
  onPhones({ position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);

/** On phones the head has no room for the project's name. */
export const project = style({
  display: 'none',
  marginBottom: space[2],
  textAlign: 'left',
  ...onPhones({ display: 'block' }),
});

export const wanted = style({ marginBottom: space[6] });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[8]} ${space[5]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[3] },
  },
});

/** 4:3 with the picture of 4:3 in it. */
export const well = style({
  display: 'block',
  cursor: 'pointer',
  padding: `calc(${space[3.5]} * .75) ${space[3.5]}`,
  borderRadius: 2,
  background: vars.color.well,
  transition: answer,
  ':hover': { boxShadow: `0 0 0 2px ${vars.color.control}` },
});

export const chosen = style([
  well,
  {
    boxShadow: `0 0 0 2px ${vars.color.accent}`,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
    ':hover': { boxShadow: `0 0 0 3px ${vars.color.accent}` },
  },
]);

export const name = style([
  typeClass.dashRow,
  { paddingTop: space[2.5], overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** As high as the highest beside it. */
export const tile = style({ display: 'flex', flexDirection: 'column' });

/** At the tile's foot, so that those of one row stand on one line whatever the length of the texts above them. */
export const boxes = style({ display: 'grid', justifyItems: 'start', marginTop: 'auto', paddingTop: space[1] });

/** A landmark; the strip inside sticks to the page. */
export const foot = style({ display: 'contents' });

export const preview = style({ minWidth: 0 });

const ellipsis = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const previewTexts = ellipsis;

export const previewName = style([typeClass.dashSmall, ellipsis]);

export const thumbnail = style({ width: 43, flex: 'none' });

export const buttons = style({ display: 'flex', gap: space[2.5], marginLeft: 'auto' });

export const care = style({ marginTop: space[3] });

export const deletion = style({ display: 'flex' });
