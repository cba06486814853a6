/**
 * The names in a table, as its type has them. A table that `satisfies Record<keyof Shape, …>` cannot leave one out, which a list of names
 * can without a word.
 */
export function keysOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
