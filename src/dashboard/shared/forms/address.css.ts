import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** An address is one long word. */
export const quiet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
});
