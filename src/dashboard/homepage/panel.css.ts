import { answer, media, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space[2]} ${space[3]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const hint = style({ gridColumn: '1 / -1' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 44%), 1fr))',
  gap: `${space[6]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const pressBase = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.thumb,
  background: vars.color.well,
  transition: answer,
});

export const press = styleVariants({
  open: [pressBase, { cursor: 'pointer', ':hover': { boxShadow: `0 0 0 2px ${vars.color.accent}` } }],
  shown: [pressBase, { boxShadow: `0 0 0 2px ${vars.color.accent}`, cursor: 'default' }],
  refused: [pressBase, { cursor: 'default', opacity: 0.5 }],
});

export const name = style([
  typeClass.dashSmall,
  {
    paddingTop: space[1.5],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.ink,
  },
]);

export const refusal = style({ marginBottom: space[5] });

/** Chosen by the button beside it. */
export const hiddenInput = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
