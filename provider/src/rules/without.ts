/** A copy of a record that lacks these of its properties. */
export function without<T extends object, K extends keyof T>(record: T, ...names: readonly K[]): Omit<T, K> {
  const copy = { ...record };
  for (const name of names) Reflect.deleteProperty(copy, name);
  return copy;
}
