import { fontStack, media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { page } from '../shared/page.css.ts';
import { threeColumns } from '../shared/section-row.css.ts';

/** The rows end with a space of their own. */
export const screen = style([page, { paddingBottom: 0 }]);

export const intro = style({ paddingBlock: `${space.introTop} ${size.band}` });

export const image = style({ paddingInline: size.margin, paddingBottom: size.band });

/** Long, so lighter and looser than a title. */
export const who = style([
  typeClass.title,
  {
    fontWeight: vars.weight.statement,
    lineHeight: 1.24,
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
]);

export const groupHeading = style([
  typeClass.lead,
  {
    fontFamily: fontStack.text,
    fontWeight: vars.weight.display,
    lineHeight: 1.2,
    color: vars.color.ink,
    marginBottom: space[4],
  },
]);

/** Rows of 38. */
export const item = style([
  typeClass.body,
  { lineHeight: 1.4, paddingBlock: space[1.5], breakInside: 'avoid', textWrap: 'balance' },
]);

/** On phones the three columns flow into two. */
export const clientColumns = style([
  threeColumns,
  { rowGap: 0, '@media': { [media.mobile]: { display: 'block', columns: 2, columnGap: size.gutter } } },
]);
