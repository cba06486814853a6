import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { radius } from '../../tokens/shape';
import { space } from '../../tokens/space';
import { row as line } from '../index-rows/index-rows.css';

export { rows } from '../index-rows/index-rows.css';

export const row = style([
  line,
  {
    gridTemplateColumns: '24px minmax(0, 1fr)',
    paddingBlock: space[3],
    // Of a step that is done here by a button.
    width: '100%',
    textAlign: 'start',
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
