import { media, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space[2]} ${space[3]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const hint = style({ gridColumn: '1 / -1' });

export const refusal = style({ marginBottom: space[5] });

/** Chosen by the button beside it. */
export const hiddenInput = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
