/** Guards for what comes from the browser's disk, where another release may have written it: check, never assume. */

/** Is it one? */
export type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export function isOneOf<Value>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((one) => one === value);
}

export function isOrNull<Value>(isValue: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || isValue(value);
}

export function isOptional<Value>(isValue: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || isValue(value);
}

export function isListOf<Item>(isItem: Guard<Item>): Guard<readonly Item[]> {
  return (value): value is readonly Item[] => Array.isArray(value) && value.every(isItem);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these properties, each as its own guard wants it. */
export function isShape<Shape extends object>(guards: {
  readonly [Key in keyof Shape]: Guard<Shape[Key]>;
}): Guard<Shape> {
  return (value): value is Shape => {
    if (!isRecord(value)) return false;
    for (const key in guards) if (!guards[key](value[key])) return false;
    return true;
  };
}

/** Reads what `isValue` knows; null for anything else. */
export function readAs<Value>(isValue: Guard<Value>): (value: unknown) => Value | null {
  return (value) => (isValue(value) ? value : null);
}
