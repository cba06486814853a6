import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { numeric, typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { dashboard, space } from '../../tokens/space';
import { quietInset } from '../button/button.css';

const hairline = `1px solid ${vars.color.line}`;

export const table = style([
  typeClass.dashText,
  {
    width: '100%',
    borderCollapse: 'collapse',
    '@media': { [media.mobile]: { display: 'block' } },
  },
]);

/** On phones, which have no room for the heads, screen readers still read them. */
export const head = style({
  '@media': {
    [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const body = style({ '@media': { [media.mobile]: { display: 'block' } } });

export const th = style([
  typeClass.dashSmall,
  {
    lineHeight: 1,
    textAlign: 'left',
    padding: `0 ${space[3]} ${space[3]} 0`,
    borderBottom: hairline,
    ':last-child': { paddingRight: 0 },
  },
]);

export const atEnd = style({ textAlign: 'right' });

const block = { display: 'block', height: 'auto', padding: 0, border: 0 } as const;

const td = style({
  height: dashboard.row,
  // A name that runs to the left stands in its column all the same.
  textAlign: 'left',
  padding: `0 ${space[3]} 0 0`,
  borderBottom: hairline,
  ':last-child': { paddingRight: 0 },
  '@media': { [media.mobile]: block },
});

/** What a cell holds decides its width, its look, and its place in the phone's two lines. */
export const cell = styleVariants({
  plain: [td],
  handle: [td, { width: 36, color: vars.color.control, '@media': { [media.mobile]: { gridArea: 'handle' } } }],
  serial: [
    td,
    numeric,
    {
      width: 56,
      color: vars.color.muted,
      '@media': { [media.mobile]: { gridArea: 'serial', width: 'auto', minWidth: 32 } },
    },
  ],
  picture: [td, { width: 96, '@media': { [media.mobile]: { gridArea: 'picture', width: 'auto' } } }],
  title: [
    td,
    { position: 'relative', '@media': { [media.mobile]: { gridArea: 'title', minWidth: 0, paddingTop: space[1.5] } } },
  ],
  /** A checkbox, by which many are chosen. */
  check: [td, { width: 40, '@media': { [media.mobile]: { gridArea: 'check', width: 'auto' } } }],
  /** A quiet fact that one looks for down the column. */
  fact: [
    td,
    typeClass.dashSmall,
    {
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '@media': { [media.mobile]: { display: 'none' } },
    },
  ],
  order: [
    td,
    {
      width: '1%',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '@media': { [media.mobile]: { gridArea: 'order', width: 'auto', textAlign: 'left' } },
    },
  ],
  actions: [
    td,
    {
      width: '1%',
      paddingLeft: space[6],
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '@media': { [media.mobile]: { gridArea: 'actions', width: 'auto', paddingLeft: 0 } },
    },
  ],
});

/** Quiet buttons, of which the last one's word, not its ground, ends where the table ends. */
export const rowActions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[1],
  marginRight: `-${String(quietInset)}px`,
});

/** How much of a row's tools is seen. */
const toolsShown = createVar();

/** What a row stands on just now. */
const ground = createVar();

/**
 * What a row offers, over its end, while it is pointed at or holds the focus. Where nothing points there is the menu beside it, and where
 * a row is so short, as at 400 %, that they would lie over its title, handle and checkbox.
 */
export const rowTools = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: '100%',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineStart: space[4],
  background: `linear-gradient(to right, transparent, ${ground} ${space[4]})`,
  opacity: fallbackVar(toolsShown, '0'),
  '@media': { '(max-width: 360px)': { display: 'none' }, '(hover: none)': { display: 'none' } },
});

/** Tools that would lie over the title where the columns of facts, over which they stand, have given way: the menu has them too. */
export const wideTools = style({ display: 'contents', '@media': { [media.tablet]: { display: 'none' } } });

/** Stays on its row's end. */
export const rowEnd = style({ position: 'relative', marginInlineEnd: quietInset });

/** Pictures that only help to recognise a row give way first. Phones, where cells are blocks, are told by themselves. */
export const onWideOnly = style({
  '@media': { [media.tablet]: { display: 'none' }, [media.mobile]: { display: 'none' } },
});

/** As these; but phones have a place for them, beside the title. */
export const onWideAndPhones = style({
  '@media': { [media.tablet]: { display: 'none' }, [media.mobile]: { display: 'block' } },
});

export const rowHeight = styleVariants({ regular: {}, narrow: {} });
globalStyle(`${rowHeight.narrow} > tbody > tr > td`, {
  height: dashboard.rowNarrow,
  '@media': { [media.mobile]: { height: 'auto' } },
});

// "Sr. No" has no handle before it and takes its room, unless a checkbox does.
globalStyle(`${rowHeight.narrow} > tbody > tr > ${cell.serial}`, {
  width: 88,
  '@media': { [media.mobile]: { width: 'auto' } },
});

globalStyle(`${rowHeight.narrow} > tbody > tr > ${cell.check} + ${cell.serial}`, {
  width: 56,
  '@media': { [media.mobile]: { width: 'auto' } },
});

// By a variable: `tr:has(…) .tools` has the tools of all rows styled again wherever a `:has` may match, a hundred milliseconds a key in a
// list of a thousand.
export const row = style({
  selectors: { '&:hover, &:has(:focus-visible)': { vars: { [toolsShown]: '1' } } },
});

export const draggedRow = style({ background: vars.color.accentSoft });
globalStyle(`${draggedRow} > td`, { opacity: 0 });

const columns = createVar();

/** How far a row reaches beyond its text, for the backgrounds and focus rings of what ends there. */
const margin = 16;

/**
 * Rows that stand for themselves: of hundreds only those in sight are laid out and painted. Find in page, the keyboard and
 * those who listen reach all of them (CSS Containment 2, "content-visibility: auto").
 */
const longRows = style({ display: 'block' });

/** A window with room for a side and a table, and not for all of its columns: the title keeps its own. */
const lessWide = 'screen and (max-width: 1279px)';

/** The columns of long tables, by their cells. They do not measure themselves, as rows know nothing of each other. */
export const long = styleVariants({
  /** Handle, checkbox, serial, picture, title, two facts (state and category), a third (last change), a menu. */
  kept: [
    longRows,
    {
      vars: { [columns]: '36px 40px 48px 96px minmax(0, 1fr) 9rem 9rem 8rem 44px' },
      '@media': {
        [lessWide]: { vars: { [columns]: '36px 40px 48px minmax(0, 1fr) 9rem 9rem 44px' } },
        [media.tablet]: { vars: { [columns]: '36px 40px 48px minmax(0, 1fr) 9rem 44px' } },
      },
    },
  ],
  /** The same of a provider that tells neither state nor last change. */
  keptPlain: [
    longRows,
    {
      // As wide as the tools that stand over the category.
      vars: { [columns]: '36px 40px 48px 96px minmax(0, 1fr) 17rem 44px' },
      '@media': {
        [lessWide]: { vars: { [columns]: '36px 40px 48px minmax(0, 1fr) 17rem 44px' } },
        [media.tablet]: { vars: { [columns]: '36px 40px 48px minmax(0, 1fr) 44px' } },
      },
    },
  ],
  /** Serial, picture, title. */
  named: [
    longRows,
    {
      vars: { [columns]: '56px 96px minmax(0, 1fr)' },
      '@media': { [media.tablet]: { vars: { [columns]: '56px minmax(0, 1fr)' } } },
    },
  ],
});
/** The picture and the last change give way before the title does; phones have a place for the picture. */
globalStyle(`${long.kept} > * > tr > :is(:nth-child(4), :nth-child(8)), ${long.keptPlain} > * > tr > :nth-child(4)`, {
  '@media': { [lessWide]: { display: 'none' } },
});
globalStyle(`${longRows} > * > tr > ${cell.picture}`, { '@media': { [media.mobile]: { display: 'block' } } });
// Without a column of facts all tools would lie over the title.
globalStyle(`${long.keptPlain} ${rowTools}`, { '@media': { [media.tablet]: { display: 'none' } } });
globalStyle(`${longRows} > thead, ${longRows} > tbody`, { display: 'block' });
globalStyle(`${longRows} > thead > tr`, { display: 'grid', gridTemplateColumns: columns });
globalStyle(`${longRows} > tbody > ${row}`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  minHeight: dashboard.row,
  marginInline: -margin,
  paddingInline: margin,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${String(dashboard.row)}px`,
});
globalStyle(`${longRows} > tbody > ${row}::after`, {
  content: '',
  position: 'absolute',
  insetInline: margin,
  bottom: 0,
  borderBottom: hairline,
});
globalStyle(`${longRows} > tbody > tr > td`, { width: 'auto', height: 'auto', border: 0 });

const phoneRow = {
  display: 'grid',
  alignItems: 'center',
  paddingBlock: space[1.5],
  borderBottom: hairline,
} as const;

/** Phones on which an order does not fit beside the actions and right of the serial. */
const narrowest = '(max-width: 419px)';

export const phone = styleVariants({ twoLines: {}, oneLine: {} });
globalStyle(`${phone.twoLines} > tbody > ${row}`, {
  '@media': {
    [media.mobile]: {
      ...phoneRow,
      gridTemplateColumns: '32px 32px minmax(0, 1fr) auto',
      gridTemplateAreas: '"handle serial title title" ". . order actions"',
    },
    [narrowest]: { gridTemplateAreas: '"handle serial title title" "order order order actions"' },
  },
});
globalStyle(`${phone.twoLines} > tbody > ${row}:not(:has(> ${cell.handle}))`, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      gridTemplateAreas: '"serial title title" ". order actions"',
    },
  },
});
globalStyle(`${phone.twoLines} > tbody > ${row}:not(:has(> ${cell.serial}))`, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"title title" "order actions"',
    },
  },
});
globalStyle(`${phone.twoLines} > tbody > ${row}:has(> ${cell.check})`, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '32px 36px 28px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"handle check serial title actions"',
    },
  },
});
globalStyle(`${phone.twoLines} > tbody > ${row}:has(> ${cell.check}):not(:has(> ${cell.handle}))`, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '36px 28px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"check serial title actions"',
    },
  },
});
globalStyle(`${phone.oneLine} > tbody > ${row}`, {
  '@media': {
    [media.mobile]: {
      ...phoneRow,
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"serial picture title actions"',
      columnGap: space[3],
      minHeight: dashboard.row,
    },
  },
});
globalStyle(`${phone.oneLine} > tbody > ${row}:has(> ${cell.check})`, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '36px auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"check serial picture title actions"',
      columnGap: 0,
    },
  },
});

globalStyle(`${phone.oneLine} > tbody > ${row} > ${cell.title}`, { '@media': { [media.mobile]: { paddingTop: 0 } } });
globalStyle(`${longRows}${phone.twoLines} > tbody > ${row}`, {
  '@media': { [media.mobile]: { borderBottom: 0, containIntrinsicBlockSize: 'auto 108px' } },
});
globalStyle(`${longRows}${phone.oneLine} > tbody > ${row}`, { '@media': { [media.mobile]: { borderBottom: 0 } } });

// The serial stands right below the grip, whose target reaches beyond its row, so that the picture has its room.
const kept = `${phone.twoLines}:is(${long.kept}, ${long.keptPlain}) > tbody > ${row}`;
globalStyle(kept, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '32px 36px 64px minmax(0, 1fr) 44px',
      gridTemplateRows: '1fr 28px auto 1fr',
      gridTemplateAreas: ['.', 'handle', 'serial', '.']
        .map((part) => `"${part} check picture title actions"`)
        .join(' '),
    },
  },
});

/** The row is the link, as far as what else can be pressed in it does not stand above. */
globalStyle(`${longRows} > tbody > ${row} > ${cell.title}`, { position: 'static' });
globalStyle(`${row} > ${cell.handle}, ${row} > ${cell.check}, ${row} > ${cell.actions}`, {
  position: 'relative',
  zIndex: 1,
});
globalStyle(`${row}`, { vars: { [ground]: vars.color.raised } });
globalStyle(`${row}:hover`, { vars: { [ground]: vars.color.well }, background: vars.color.well });

/** What is chosen is told by its ground as well. On it only the ink is sure to be read. The row alone changes, as with its tools. */
globalStyle(`${row}:has(> ${cell.check} [aria-checked="true"])`, {
  vars: {
    [ground]: vars.color.accentSoft,
    [vars.color.muted]: vars.color.ink,
    [vars.color.control]: vars.color.ink,
    [vars.color.text]: vars.color.ink,
  },
  background: vars.color.accentSoft,
  color: vars.color.ink,
});
