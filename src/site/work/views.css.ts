import { size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine, lineAt } from '../shared/growing-line.css.ts';

/** Of a word. */
const line = '18px';

/** On the line of the first category, which stands beside it. */
export const views = style({
  display: 'flex',
  gap: space[6],
  marginTop: `calc((${line} - ${size.target}) / 2)`,
  marginBottom: space[2],
  '@media': { print: { display: 'none' } },
});

export const view = style([
  typeClass.ui,
  growingLine,
  {
    vars: { [lineAt]: '9px' },
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    color: vars.color.muted,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current]': { color: vars.color.ink, backgroundSize: '100% 1.5px' },
    },
  },
]);
