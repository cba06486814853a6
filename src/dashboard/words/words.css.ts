import { media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ borderBottom: `1px solid ${vars.color.line}` });

export const group = style({ borderTop: `1px solid ${vars.color.line}` });

/** The row that opens a group: its name, and at its end how many texts it has. */
export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: 52,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': { content: '"+"', order: 2, width: 16, textAlign: 'center' },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${group}[open] > &::after`]: { content: '"−"' },
  },
});

export const groupCount = style({ marginInlineStart: 'auto', color: vars.color.muted });

export const groupFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  alignItems: 'start',
  paddingBlock: `${space[2]} ${space[8]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
