/**
 * Values of digits alone: most are settings of a theme. Advanced Custom Fields writes beside each of its values which field it is of,
 * `_price` beside `price`: those that somebody has typed can be told by it.
 */
export interface TypedNumbers {
  /** By their keys. */
  readonly values: Map<string, string>;
  /** Keys of which a field is named. */
  readonly named: Set<string>;
}

/** Of one item. */
const most = 200;

/** None yet. */
export const noTypedNumbers = (): TypedNumbers => ({ values: new Map(), named: new Set() });

/** Keeps what may be a number that somebody has typed, or says that another is. */
export function keepNumber({ values, named }: TypedNumbers, key: string, value: string): void {
  if (key.startsWith('_') && /^field_\w{1,40}$/.test(value)) {
    if (named.size < most) named.add(key.slice(1));
  } else if (/^[+-]?\d[\d.,:/ -]{0,30}$/.test(value) && values.size < most) values.set(key, value);
}

/** The numbers that people have typed, by the names of their fields. */
export const typedNumbers = ({ values, named }: TypedNumbers): readonly (readonly [key: string, value: string])[] =>
  [...values].filter(([key]) => named.has(key));
