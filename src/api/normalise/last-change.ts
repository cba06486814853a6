import type { LastChange } from '../../domain/last-change.ts';
import { isObject, readText, readTime } from '../http/json.ts';
import { parse } from '../http/read.ts';

/** Who has changed a record last and when, as a 412 says it (an extension); null where its body does not. */
export function normaliseLastChange(body: string): LastChange | null {
  const answer = parse(body);
  const change = isObject(answer) ? answer['changedBy'] : null;
  if (!isObject(change)) return null;
  const [name, at] = [readText(change['name']).trim(), readTime(change['at'])];
  return name === '' || at === undefined ? null : { name, at: Date.parse(at) };
}
