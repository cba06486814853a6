import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Both addresses, side by side where there is room for both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[3],
});

/** A field, and below it what will be made of what is typed there. */
export const withReading = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const newRedirect = style({ maxWidth: 880, marginBottom: space[10] });

export const editing = style({ paddingBlock: space[3] });

export const search = style({ maxWidth: 420, marginBottom: space[6] });

export const note = style({ marginTop: space[6], maxWidth: '60ch' });
