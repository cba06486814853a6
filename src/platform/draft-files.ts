/** Stands in a kept draft where a file was: `{ [MARK]: its name }`. */
const MARK = 'vitrine:file';

/** The same value with what `swap` gives in place of what it knows; it leaves the rest by giving `undefined`. */
function mapDeep(value: unknown, swap: (one: unknown) => unknown): unknown {
  const swapped = swap(value);
  if (swapped !== undefined) return swapped;
  const next = (one: unknown) => mapDeep(one, swap);
  if (Array.isArray(value)) return value.map(next);
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, next(one)]));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, next(one)]));
}

function nameIn(one: unknown): string | null {
  return typeof one === 'object' && one !== null && MARK in one && typeof one[MARK] === 'string' ? one[MARK] : null;
}

/** A value without its files, each named by `nameOf`: they lie apart, so that a keystroke does not write them again. */
export function detachFiles(value: unknown, nameOf: (file: Blob) => string): unknown {
  return mapDeep(value, (one) => (one instanceof Blob ? { [MARK]: nameOf(one) } : undefined));
}

/** A value with its files back in their places; null where one has gone. */
export function attachFiles(value: unknown, find: (name: string) => Blob | undefined): unknown {
  return mapDeep(value, (one) => {
    const name = nameIn(one);
    return name === null ? undefined : (find(name) ?? null);
  });
}
