import type { SQLInputValue } from 'node:sqlite';

/** The columns of a record's fields, for statements whose values are given by name: none can slip into its neighbour's place. */
export interface Columns<Field extends string> {
  /** For `INSERT INTO … (HERE)`. */
  readonly names: string;
  /** For `VALUES (HERE)`. */
  readonly values: string;
  /** For `UPDATE … SET HERE`. */
  readonly assignments: string;
  /** What such a statement is run with. @throws {TypeError} where a field is missing, as of a record that an older version stored */
  parameters(fields: Readonly<Record<Field, SQLInputValue>>): Record<string, SQLInputValue>;
}

/** @param table the column of each field. With a type of fields as its argument, one that is left out does not type-check */
export function columnsOf<Field extends string>(table: Readonly<Record<Field, string>>): Columns<Field> {
  const columns = Object.entries<string>(table);
  const names = columns.map(([, name]) => name);
  return {
    names: names.join(', '),
    values: names.map((name) => `:${name}`).join(', '),
    assignments: names.map((name) => `${name} = :${name}`).join(', '),
    parameters(fields) {
      const given = new Map(Object.entries<SQLInputValue>(fields));
      return Object.fromEntries(
        columns.map(([field, name]) => {
          const value = given.get(field);
          if (value === undefined) throw new TypeError(`The field ${field} has no value.`);
          return [name, value];
        }),
      );
    },
  };
}
