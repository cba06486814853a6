import type { Id } from '../../domain/content.ts';

/** The focus targets of a row; the row itself takes the focus only after an action. */
export type RowTarget = `${'row' | 'field' | 'edit' | 'delete'} ${Id}`;
