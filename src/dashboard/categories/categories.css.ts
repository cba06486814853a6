import { style } from '@vanilla-extract/css';

export const addRow = style({ display: 'flex', alignItems: 'flex-start', gap: 10, maxWidth: 560, marginBottom: 40 });

export const addField = style({ flex: 1 });

// As high as the field beside it.
export const addButton = style({ selectors: { '&&': { height: 44 } } });

export const editField = style({ maxWidth: 420, paddingBlock: 8 });

export const buttons = style({ display: 'inline-flex', gap: 4 });

export const stale = style({ marginBottom: 24 });
