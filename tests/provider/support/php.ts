/** What PHP's `serialize` makes of a value. */
export function php(value: unknown): string {
  if (typeof value === 'number') return `i:${String(value)};`;
  if (typeof value === 'boolean') return `b:${value ? '1' : '0'};`;
  if (typeof value === 'string') return `s:${String(Buffer.byteLength(value))}:"${value}";`;
  if (value === null || typeof value !== 'object') return 'N;';
  const entries = Array.isArray(value)
    ? value.map((one, at) => php(at) + php(one))
    : Object.entries(value).map(([key, one]) => php(key) + php(one));
  return `a:${String(entries.length)}:{${entries.join('')}}`;
}
