/** Tables of whose rows SQLite knows the order in which they came, though they have no number of their own. */
const ordered: readonly string[] = ['session', 'undo', 'former_slug', 'former_page_slug'];

/** The number by which rows go from one engine to the other, so that they stay in the order in which they came; `null` where they have none. */
export const orderOf = (table: string, columns: readonly string[]): 'id' | 'rowid' | null =>
  columns.includes('id') ? 'id' : ordered.includes(table) ? 'rowid' : null;
