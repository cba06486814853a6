import { globalStyle, style } from '@vanilla-extract/css';
import { frame, vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { low, media } from '../../tokens/media';
import { dashboard, nav, space } from '../../tokens/space';
import { region as toasts } from '../toast/toast.css';

const hairline = `1px solid ${vars.color.line}`;

export const shell = style([
  typeClass.dashText,
  {
    display: 'grid',
    gridTemplateColumns: `${dashboard.side} minmax(0, 1fr)`,
    minHeight: '100svh',
    background: vars.color.raised,
    '@media': {
      [media.tablet]: { gridTemplateColumns: `${dashboard.sideNarrow} minmax(0, 1fr)` },
      [media.drawer]: { display: 'block' },
    },
  },
]);

export const side = style({
  background: vars.color.surface,
  borderRight: hairline,
  '@media': { [media.drawer]: { display: 'none' } },
});

export const sideInner = style({ position: 'sticky', top: 0, height: '100svh', overflow: 'auto' });

export const work = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: '100svh' });

/** Under 900 px the side stands behind this bar's button. */
export const bar = style({
  position: 'sticky',
  zIndex: 6,
  top: 0,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flex: 'none',
  height: nav.heightNarrow,
  paddingInline: frame.margin,
  background: vars.color.surface,
  color: vars.color.ink,
  borderBottom: hairline,
  '@media': { [media.drawer]: { display: 'flex' }, [low]: { position: 'static' } },
});

export const barEnd = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: space[2] });

/** Content ends at 1320 px; what is aligned to the right edge ends there too. */
const toContentEdge = `max(${dashboard.pad}, calc(100% - ${dashboard.contentMax} - ${dashboard.pad}))`;

export const head = style({
  position: 'sticky',
  zIndex: 5,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  flex: 'none',
  height: dashboard.head,
  paddingLeft: dashboard.pad,
  paddingRight: toContentEdge,
  background: vars.color.raised,
  borderBottom: hairline,
  '@media': {
    [media.tablet]: { paddingInline: frame.margin },
    [media.drawer]: { top: nav.heightNarrow, height: dashboard.headNarrow },
    // It goes with the page: as high as its title and its buttons want.
    [low]: {
      position: 'static',
      flexWrap: 'wrap',
      gap: `${space[2]} ${space[4]}`,
      height: 'auto',
      minHeight: dashboard.headNarrow,
      paddingBlock: space[2],
    },
  },
});

export const titles = style({ display: 'flex', alignItems: 'baseline', gap: space[3.5], minWidth: 0 });

export const title = style([
  typeClass.dashPageTitle,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingBlock: space[0.5],
    // Beside its buttons a phone has no room for one line: two, and no title that ends in dots.
    '@media': {
      [media.mobile]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        lineHeight: 1.05,
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      },
      [low]: { display: 'block', overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' },
    },
  },
]);

export const note = style([
  typeClass.dashSmall,
  { whiteSpace: 'nowrap', '@media': { [media.mobile]: { display: 'none' } } },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  flex: 'none',
  '@media': { [low]: { flexWrap: 'wrap', flex: '0 1 auto' } },
});

export const body = style({
  width: '100%',
  maxWidth: `calc(${dashboard.contentMax} + 2 * ${dashboard.pad})`,
  padding: `${space[8]} ${dashboard.pad} ${space[24]}`,
  '@media': { [media.tablet]: { maxWidth: 'none', padding: `${space[6]} ${frame.margin} ${space[24]}` } },
});

const footHeight = 89;
/** The shelf of media beside the home page's slots. */
const highestFoot = '128px';

/** Of the root element while there is a foot. By `:has` each change of a page would look for one in the whole of it. */
export const footMark = 'data-foot';

export const foot = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[7],
  minHeight: footHeight,
  marginTop: 'auto',
  paddingBlock: space[3.5],
  paddingLeft: dashboard.pad,
  paddingRight: toContentEdge,
  background: vars.color.raised,
  borderTop: hairline,
  '@media': {
    [media.tablet]: { paddingInline: frame.margin },
    [media.mobile]: { flexWrap: 'wrap', gap: space[3], paddingBlock: space[3] },
    [low]: { position: 'static' },
  },
});

/** What a strip at the foot holds must stay in reach: messages stand above it; on phones, where it grows, below the head. */
globalStyle(`:root[${footMark}] ${toasts}`, {
  bottom: `calc(${highestFoot} + ${space[4]})`,
  '@media': {
    [media.mobile]: { top: `calc(${nav.heightNarrow} + ${dashboard.headNarrow} + ${space[4]})`, bottom: 'auto' },
  },
});
