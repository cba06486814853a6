import type { Id } from '../../domain/content.ts';

/** What of a row takes the focus: the row itself only where an action ended. */
export type RowTarget = `${'row' | 'field' | 'edit' | 'delete'} ${Id}`;
