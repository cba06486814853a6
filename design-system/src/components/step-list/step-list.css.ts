import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { radius } from '../../tokens/shape';
import { space } from '../../tokens/space';

const hairline = `1px solid ${vars.color.line}`;

export const rows = style({ maxWidth: 720, borderBottom: hairline });

export const row = style([
  typeClass.dashSection,
  {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[4],
    minHeight: 64,
    paddingBlock: space[3],
    borderTop: hairline,
    fontWeight: 480,
    ':hover': { background: vars.color.well },
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: radius.disc,
  border: `1px solid ${vars.color.control}`,
});

export const markDone = style([
  mark,
  { borderColor: vars.color.success, background: vars.color.successSoft, color: vars.color.success },
]);

export const words = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });

export const done = style({ color: vars.color.muted });

export const hint = style([typeClass.dashSmall, { color: vars.color.muted }]);
