import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Quiet, and told from the facts beside it. */
export const mark = style({
  marginRight: space[2],
  paddingInline: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  color: vars.color.ink,
});

/** A long one, as with a time, ends with its column. */
export const markInColumn = style([
  mark,
  {
    display: 'inline-block',
    maxWidth: '100%',
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
]);

/** Facts without a column of their own. */
export const factLine = style({ display: 'block' });
