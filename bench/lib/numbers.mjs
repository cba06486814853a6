/** The middle one; null of nothing. */
export function median(values) {
  const known = values.filter((value) => value !== null && Number.isFinite(value)).sort((one, other) => one - other);
  if (known.length === 0) return null;
  const middle = Math.floor(known.length / 2);
  return known.length % 2 === 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2;
}

/** The medians of each member of records of the same shape. */
export function medians(records) {
  const names = Object.keys(records[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(records.map((record) => record[name]))]));
}

/** A number as a table shows it. */
export function show(value, digits = 0) {
  return value === null || value === undefined ? '–' : value.toFixed(digits);
}
