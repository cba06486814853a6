/** Expressions that the two engines write differently; all other SQL is the same on both. */
export interface Dialect {
  /** The present, in milliseconds since 1970-01-01 UTC. */
  readonly now: string;
  /** A table of one column `value`: the items of a parameter that is a JSON array. */
  items(parameter: string, type: 'number' | 'text'): string;
  /** What a column that holds JSON says at a path, as a number. */
  jsonNumber(column: string, path: readonly (string | number)[]): string;
  /** What a column that holds JSON says at a path, as a text. */
  jsonText(column: string, path: readonly (string | number)[]): string;
  /** To stand after FROM and a table: joins `item`, whose `value` is an entry of the list at a key of a column that holds JSON. */
  joinItems(column: string, key: string): string;
  /** Collects rows into a JSON array of objects, in order; an empty one where there is none. */
  jsonRows(fields: Readonly<Record<string, string>>, order: string): string;
}

const fieldsIn = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ');

const jsonPath = (path: readonly (string | number)[]): string =>
  path.map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`)).join('');

export const sqliteDialect: Dialect = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  items: (parameter) => `SELECT value FROM json_each(${parameter})`,
  jsonNumber: (column, path) => `json_extract(${column}, '$${jsonPath(path)}')`,
  jsonText: (column, path) => `CAST(json_extract(${column}, '$${jsonPath(path)}') AS TEXT)`,
  joinItems: (column, key) => `JOIN json_each(${column}, '$.${key}') AS item`,
  jsonRows: (fields, order) => `json_group_array(json_object(${fieldsIn(fields)}) ORDER BY ${order})`,
};

// `json` and not `jsonb`: it takes whatever SQLite has taken, an escaped U+0000 too, as long as nobody asks for that text.
export const postgresDialect: Dialect = {
  now: 'CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint)',
  items: (parameter, type) =>
    `SELECT CAST(value AS ${type === 'number' ? 'bigint' : 'text'}) AS value FROM json_array_elements_text(CAST(${parameter} AS json)) AS item (value)`,
  jsonNumber: (column, path) => `CAST(CAST(${column} AS json) #>> '{${path.join(',')}}' AS bigint)`,
  jsonText: (column, path) => `CAST(${column} AS json) #>> '{${path.join(',')}}'`,
  joinItems: (column, key) =>
    `JOIN LATERAL json_array_elements(coalesce(CAST(${column} AS json) -> '${key}', '[]')) AS item (value) ON true`,
  jsonRows: (fields, order) =>
    `coalesce(CAST(json_agg(json_build_object(${fieldsIn(fields)}) ORDER BY ${order}) AS text), '[]')`,
};
