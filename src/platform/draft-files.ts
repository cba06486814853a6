/** Marks the place of a file in a stored draft: `{ [MARK]: its name }`. */
const MARK = 'vitrine:file';

/** A deep copy in which `swap` replaces values; it returns `undefined` for those that stay. */
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

/** Replaces each file by its name: files are stored apart, so that a keystroke does not write them again. */
export function detachFiles(value: unknown, nameOf: (file: Blob) => string): unknown {
  return mapDeep(value, (one) => (one instanceof Blob ? { [MARK]: nameOf(one) } : undefined));
}

/** The reverse of {@link detachFiles}; null in place of a missing file. */
export function attachFiles(value: unknown, find: (name: string) => Blob | undefined): unknown {
  return mapDeep(value, (one) => {
    const name = nameIn(one);
    return name === null ? undefined : (find(name) ?? null);
  });
}
