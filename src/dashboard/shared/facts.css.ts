import { media, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Names and values under each other, between hairlines. */
export const facts = style({ maxWidth: 960 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: 32,
  paddingBlock: 16,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } },
});

export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
