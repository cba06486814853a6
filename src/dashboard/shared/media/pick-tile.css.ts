import { answer, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

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
