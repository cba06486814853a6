import { media, radius, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The words and what can be done about them. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minHeight: 44,
  minWidth: 0,
});

export const order = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 });

const columns = { display: 'grid', alignItems: 'center', gap: space[2] } as const;

export const row = style({
  ...columns,
  gridTemplateColumns: 'auto 56px minmax(0, 1fr) auto auto',
  minHeight: 56,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gap: space[1] } },
});

/** The place that is left while it is dragged. */
export const gap = style({ opacity: 0 });

export const picture = style({ display: 'block', width: 56 });

/** A name from right to left begins where the others do. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
});

export const name = style([
  type.dashSmall,
  { color: vars.color.ink, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const floating = style({
  ...columns,
  // As wide as the handle that stands on the edge.
  gridTemplateColumns: '27px 56px minmax(0, 1fr)',
  height: '100%',
  borderRadius: radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
});
