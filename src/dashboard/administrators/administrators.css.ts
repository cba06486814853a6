import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The lists of the page, below each other. */
export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });

export const intro = style({ maxWidth: '60ch', marginBottom: space[6] });

export const parts = style({ display: 'grid', gap: space[5], marginBottom: space[6] });

/** A form in a row of a table. */
export const editing = style({ maxWidth: 420, paddingBlock: space[3] });

export const text = style({ maxWidth: '60ch' });

/** To be copied, or to be read out. */
export const address = style({ overflowWrap: 'anywhere', userSelect: 'all' });
