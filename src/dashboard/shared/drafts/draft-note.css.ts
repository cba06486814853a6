import { space, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Takes no space while it is empty. */
export const note = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });

/** Above the form of a page, or below the heading of a form that is a part of one. */
export const said = styleVariants({
  page: [note, { minHeight: 44, marginBottom: space[6] }],
  part: [note, { minHeight: 44 }],
});

/** Other drafts of the same form, above it. */
export const others = style({
  marginBottom: space[7],
  paddingBlock: space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  minHeight: 44,
  paddingBlock: space[1],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const otherTexts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] });

export const otherButtons = style({ display: 'flex', gap: space[2] });

/** The texts of a draft that no form can hold. */
export const unreadable = style({
  display: 'grid',
  flexBasis: '100%',
  gap: space[2],
  paddingBlock: space[2],
  whiteSpace: 'pre-wrap',
  selectors: { '&[hidden]': { display: 'none' } },
});
