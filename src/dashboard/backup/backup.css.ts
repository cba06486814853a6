import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });
export const intro = style({ maxWidth: '60ch' });
export const part = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
/** The place for a file, with the ring of its hidden field. */
export const place = style({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  borderRadius: space[2],
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});
/** The files that a backup lacks. */
export const missingFiles = style({ display: 'grid', gap: space[1.5], margin: 0, paddingInlineStart: space[4] });
