import { media, numeric, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  paddingBlock: `${space.factsTop} ${size.band}`,
});

export const names = style({
  gridColumn: '1 / 4',
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: { gridColumn: '1 / 5' },
    [media.mobile]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' },
  },
});

export const fact = style({ minWidth: 0 });
export const factName = typeClass.caption;
export const factValue = style([typeClass.ui, { overflowWrap: 'anywhere' }]);
export const year = style(numeric);

export const credits = style({
  gridColumn: '4 / 7',
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridColumn: '5 / -1' },
    [media.mobile]: { gridColumn: '1 / -1' },
  },
});

export const credit = style([typeClass.ui, { fontWeight: vars.weight.body, overflowWrap: 'anywhere' }]);
export const role = style({ color: vars.color.muted });

export const description = style([
  typeClass.lead,
  {
    gridColumn: '7 / -1',
    minWidth: 0,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
  },
]);
globalStyle(`${description} > p + p`, { marginTop: space.paragraph });
