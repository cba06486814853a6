/**
 * C0 and C1 controls and DEL, but for tab and line end. Nobody can see them, and neither XML nor a terminal bears them.
 * Marks of direction and joiners stay: languages need them.
 */
const controls = /(?![\t\n])\p{Cc}/gu;

/** Forms are sent with CR LF (HTML, "newline normalizations"), whatever was typed or stored: one line end makes no difference. */
export const sameLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** A text as it is stored: lines end with LF, without control characters, halves of surrogate pairs replaced by U+FFFD. */
export const toPlain = (text: string): string => sameLines(text).toWellFormed().replaceAll(controls, '');

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** No body of the contract is so deep: what lies deeper will be refused, and must not use up the stack before. */
const deepest = 16;

/** Every text in a body that has been parsed, as it is stored; files and names of fields are left as they are. */
export function toPlainText(body: unknown, depth = deepest): unknown {
  if (typeof body === 'string') return toPlain(body);
  if (depth === 0) return body;
  if (Array.isArray(body)) return body.map((item) => toPlainText(item, depth - 1));
  if (!isPlainObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, toPlainText(value, depth - 1)]));
}
