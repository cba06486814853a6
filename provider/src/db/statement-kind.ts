/** Whether a statement only reads: all others change something, and wait until they may. */
export const isReading = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH|VALUES|PRAGMA)\b/i.test(sql) && !/\b(?:INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b/i.test(sql);
