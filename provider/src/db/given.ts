import type { SQLInputValue } from 'node:sqlite';

/** What a statement is run with: values in order, or one object of named ones. */
export type Given = SQLInputValue[] | [Record<string, SQLInputValue>];

/** Whether a statement is run with named values. */
export function isNamed(values: Given): values is [Record<string, SQLInputValue>] {
  const [first] = values;
  return values.length === 1 && typeof first === 'object' && first !== null && !ArrayBuffer.isView(first);
}
