import type { WorkPart } from '../domain/categories.ts';
import { isObject, readNumber, readOptionalText } from './wire.ts';

/** What our own server says when it embeds a part of the list (`src/app/work-part.ts`). */
export function normaliseWorkPart(answer: unknown): WorkPart | undefined {
  const part = isObject(answer) ? answer['part'] : undefined;
  if (!isObject(part)) return undefined;
  const counts = isObject(part['counts']) ? Object.entries(part['counts']) : [];
  return {
    category: readOptionalText(part['category']),
    page: readNumber(part['page']) ?? 1,
    total: readNumber(part['total']) ?? 0,
    counts: Object.fromEntries(counts.map(([key, count]) => [key, readNumber(count) ?? 0])),
  };
}
