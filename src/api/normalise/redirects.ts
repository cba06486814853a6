import type { Redirect } from '../../domain/redirects.ts';
import { isObject, malformed, readId, readList, readNumber, readObject, readText, readTime } from '../http/json.ts';

function readRedirect(value: unknown): Redirect {
  const redirect = readObject(value, 'a redirect');
  const [source, target] = [readText(redirect['source']), readText(redirect['target'])];
  if (source === '' || target === '') throw malformed('a redirect without its addresses');
  return {
    id: readId(redirect['id'], 'the id of a redirect'),
    source,
    target,
    asked: readNumber(redirect['asked']) ?? 0,
    askedAt: readTime(redirect['askedAt']) ?? null,
  };
}

/** `GET /api/redirects` (an extension), the last changed first. */
export function normaliseRedirects(answer: unknown): readonly Redirect[] {
  return readList(isObject(answer) ? answer['data'] : answer, 'the redirects').map(readRedirect);
}
