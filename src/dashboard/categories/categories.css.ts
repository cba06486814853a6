import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const addRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2.5],
  maxWidth: 560,
  marginBottom: space[10],
});

export const addField = style({ flex: 1, minWidth: 0 });

export const editForm = style({ maxWidth: 420, paddingBlock: space[2] });

export const stale = style({ marginBottom: space[6] });
