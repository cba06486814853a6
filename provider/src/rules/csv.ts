/** A field of RFC 4180; none is run as a formula by what opens it. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV, to stand behind others of {@link writeCsv}. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((fields) => `${fields.map(field).join(',')}\r\n`).join('');

/** Rows as CSV, in UTF-8 with the mark by which spreadsheets know it. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\u{FEFF}${csvRows(rows)}`;
