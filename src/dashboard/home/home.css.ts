import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { columns } from './desk.css.ts';

export const welcome = style({ marginTop: space[4] });
export const subtitle = style({ marginTop: space[2] });
/** Under the wide column of what stands above. */
export const index = style([columns, { marginTop: space[14] }]);

export const steps = style({ maxWidth: 720, marginTop: space[10] });
export const stepsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[2],
  marginBottom: space[3],
});
export const closedPanel = style({ display: 'grid', gap: space[3] });
export const stepsFoot = style({ marginTop: space[4] });
