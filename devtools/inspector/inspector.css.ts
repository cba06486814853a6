import { vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { row } from '../row.css.ts';

const HEIGHT = '46vh';
const WIDTH = 'min(560px, 90vw)';

const shell = style({
  position: 'fixed',
  // Above everything of the app, and usable while a modal dialog is open.
  zIndex: 60,
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: vars.color.surface,
  color: vars.color.text,
});

const edge = `2px solid ${vars.color.accent}`;

export const panel = styleVariants({
  bottom: [shell, { insetInline: 0, bottom: 0, height: HEIGHT, borderTop: edge }],
  right: [shell, { insetBlock: 0, right: 0, width: WIDTH, borderLeft: edge }],
  left: [shell, { insetBlock: 0, left: 0, width: WIDTH, borderRight: edge }],
});

/** For the page's body. */
export const room = styleVariants({
  bottom: { paddingBottom: HEIGHT },
  right: { paddingRight: WIDTH },
  left: { paddingLeft: WIDTH },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '6px 12px',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const count = style({ flexGrow: 1 });

export const dock = style({ width: 160 });

/** One part below the other, each with a height of its own, all scrolled together. */
const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  gap: 16,
  padding: 12,
  minHeight: 0,
  overflow: 'auto',
});

const broad = 'screen and (min-width: 1025px)';

export const body = styleVariants({
  bottom: [
    stacked,
    {
      '@media': {
        [broad]: {
          overflow: 'hidden',
          gridTemplateColumns: '240px minmax(0, 1fr) 340px 280px',
          gridTemplateRows: 'minmax(0, 1fr)',
        },
      },
    },
  ],
  right: [stacked],
  left: [stacked],
});

export const part = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  maxHeight: '100%',
  overflow: 'auto',
  selectors: { [`${body.right} > &, ${body.left} > &`]: { maxHeight: 420 } },
});

/** The drawing takes the room that the context leaves. */
export const drawn = style({
  gridTemplateRows: 'auto minmax(160px, 1fr) minmax(0, max-content)',
  selectors: { [`${body.bottom} > &`]: { '@media': { [broad]: { overflow: 'hidden' } } } },
});

export const partHead = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: vars.color.surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
});

export const actors = style({
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto',
  selectors: { [`${body.right} > &, ${body.left} > &`]: { maxHeight: 220 } },
  '@media': { 'screen and (max-width: 1024px)': { maxHeight: 220 } },
});

export const actorButton = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    selectors: { '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.ink } },
  },
]);

export const actorName = style({ fontWeight: 600 });

export const actorState = style({ color: vars.color.text });
