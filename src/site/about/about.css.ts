import { fontStack, media, size, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { page } from '../shared/page.css.ts';
import { threeColumns } from '../shared/section-row.css.ts';

/** The rows end with a space of their own. */
export const screen = style([page, { paddingBottom: 0 }]);

/** Whatever an administrator writes stays inside the page. */
export const breakable = style({ overflowWrap: 'anywhere' });

/** Line breaks stay as they were typed. */
export const kept = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const intro = style({ paddingBlock: `${space.introTop} ${size.band}` });

export const image = style({ paddingInline: size.margin, paddingBottom: size.band });

/** Long, so lighter and looser than a title. */
export const who = style([kept, { fontWeight: vars.weight.statement, lineHeight: 1.24, textWrap: 'pretty' }]);

export const groupHeading = style([
  type.lead,
  {
    fontFamily: fontStack.text,
    fontWeight: vars.weight.display,
    lineHeight: 1.2,
    color: vars.color.ink,
    marginBottom: space[4],
  },
]);

/** Rows of 38. */
export const item = style([type.body, { lineHeight: 1.4, paddingBlock: space[1.5], breakInside: 'avoid' }]);

/** On phones the three columns flow into two. */
export const clientColumns = style([
  threeColumns,
  { rowGap: 0, '@media': { [media.mobile]: { display: 'block', columns: 2, columnGap: size.gutter } } },
]);
