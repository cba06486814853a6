import { readJson, textOf } from './json.ts';
import { readPhp } from './php-values.ts';

/** What a program has written into a value, as PHP's values or JSON; null for anything else. */
export const readStructure = (value: string): unknown =>
  /^[aO]:\d/.test(value) ? readPhp(value) : /^[[{]/.test(value) ? readJson(value) : null;

/**
 * The texts in what a program has written, in their order.
 * @param deepest how deep they may nest
 * @param most how many are read
 */
export function textsIn(value: unknown, deepest: number, most = Infinity): readonly string[] {
  const found: string[] = [];
  const read = (one: unknown, depth: number): void => {
    if (depth > deepest || found.length >= most) return;
    if (typeof one !== 'object' || one === null) found.push(textOf(one));
    else for (const inner of Object.values(one)) read(inner, depth + 1);
  };
  read(value, 0);
  return found;
}
