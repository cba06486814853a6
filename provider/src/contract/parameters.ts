import type { Json } from './document.ts';

/** What the contract says of a parameter, which is always a text. */
const known: ReadonlySet<string> = new Set(['type', 'minLength', 'maxLength', 'pattern', 'enum', 'description']);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * Tells whether a parameter is as its schema says. Without the validator of bodies, which takes longer to load than a first
 * page to draw: reads have nothing else to check.
 * @throws when the schema is not of a text, or says something that is not looked at here
 */
export function createParameterCheck(schema: Json): (value: unknown) => boolean {
  const { type, minLength, maxLength, pattern, enum: among } = schema;
  const strange = Object.keys(schema).filter((keyword) => !known.has(keyword));
  if (type !== 'string' || strange.length > 0) throw new Error(`A parameter cannot be ${JSON.stringify(schema)}.`);
  const shortest = isNumber(minLength) ? minLength : 0;
  const longest = isNumber(maxLength) ? maxLength : Infinity;
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  return (value) => {
    if (typeof value !== 'string') return false;
    // Characters, not halves of them (JSON Schema Validation, 6.3).
    const { length } = [...value];
    if (length < shortest || length > longest) return false;
    return (form?.test(value) ?? true) && (!Array.isArray(among) || among.includes(value));
  };
}
