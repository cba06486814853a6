import { dashboard, media, size, space, type, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A form, and beside it its preview where there is room. */
export const beside = style({
  '@media': {
    [media.frames]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(430px, 40%, 560px)',
      columnGap: space[10],
    },
  },
});

/** A form with a rail beside it has one column while its preview takes the place of the other. */
export const oneColumn = style({});
globalStyle(`${beside} ${oneColumn}`, {
  '@media': {
    [media.frames]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"state" "intro" "rail" "grids"',
      gridTemplateRows: 'none',
    },
  },
});

const besideTop = `calc(${dashboard.head} + ${space[6]})`;

/** Over the window, or beside the form, where it stays in view. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 'none',
  background: vars.color.raised,
  color: vars.color.ink,
  selectors: { '&:not([open])': { display: 'none' } },
  '@media': {
    [media.frames]: {
      position: 'sticky',
      inset: 'auto',
      top: besideTop,
      height: `calc(100dvh - ${besideTop} - ${space[6]})`,
      border: `1px solid ${vars.color.line}`,
    },
  },
});

export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: `${space[2]} calc(${size.target} + ${space[4]}) ${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const title = style([type.dashSection, { flex: '1 0 auto' }]);

/** In its corner, however many lines the others take. */
export const closing = style({ position: 'absolute', top: space[2], right: space[2] });

export const views = style({ display: 'flex', gap: space[1] });

/** As much of the window as the frame may take: nothing of it is wider. */
export const stage = style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' });

export const frame = style({
  display: 'block',
  marginInline: 'auto',
  border: 'none',
  transformOrigin: '0 0',
  background: vars.color.surface,
});

/** Over the frame, until it has something to show. */
export const state = style({ position: 'absolute', inset: 0, padding: space[6], background: vars.color.raised });
