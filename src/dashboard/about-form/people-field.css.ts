import { media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const people = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: space[4] });

/** Handle, portrait, fields, moves; on phones the moves stand below the fields. */
export const personRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'start',
  paddingBlock: space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto 56px minmax(0, 1fr)' } },
});

/** The place that is left while it is dragged. */
export const personGap = style({ opacity: 0 });

export const portrait = style({ paddingTop: space[1] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space[2],
  alignItems: 'start',
});

const across = { gridColumn: '1 / -1' } as const;

export const buttons = style({ ...across, display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** An upload, or what went wrong. */
export const below = style(across);

export const moves = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.mobile]: { gridColumn: '3', justifyContent: 'flex-end' } },
});
