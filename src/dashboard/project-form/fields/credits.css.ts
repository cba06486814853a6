import { answer, radius, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 44,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** The place that is left while it is dragged. */
export const gap = style({ opacity: 0 });

const pair = style([
  type.dashSmall,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr)',
    alignItems: 'center',
    gap: space[2],
    overflowWrap: 'anywhere',
  },
]);

/** Reads as text; pressed it becomes fields. */
export const texts = style([
  pair,
  {
    minHeight: 44,
    padding: `${space[1]} ${space[1]}`,
    borderRadius: radius.control,
    textAlign: 'left',
    cursor: 'text',
    transition: answer,
    selectors: { '&:hover:not(:disabled)': { background: vars.color.well } },
  },
]);

export const who = style({ color: vars.color.ink });

export const editing = style([pair, { alignItems: 'start', paddingBlock: space[1] }]);

export const floating = style([
  pair,
  {
    // As wide as the handle that stands on the edge.
    gridTemplateColumns: '27px minmax(0, 3fr) minmax(0, 3fr)',
    height: '100%',
    borderRadius: radius.control,
    background: vars.color.raised,
    boxShadow: vars.shadow,
    cursor: 'grabbing',
  },
]);
