import type { ShareLink } from '../../domain/share-links.ts';
import { isObject, malformed, readId, readList, readNumber, readObject, readText, readTime } from '../http/json.ts';

function readLink(value: unknown): ShareLink {
  const link = readObject(value, 'a link');
  const expiresAt = readTime(link['expiresAt']);
  const path = link['path'] === null ? null : readText(link['path']);
  if (expiresAt === undefined || path === '') throw malformed('a link without an address or an end');
  return {
    id: readId(link['id'], 'the id of a link'),
    purpose: link['purpose'] === 'preview' ? 'preview' : 'client',
    name: readText(link['name']),
    path: path === null ? null : `/${path.replace(/^\/+/, '')}`,
    expiresAt,
    openings: readNumber(link['openings']) ?? 0,
    openedAt: readTime(link['openedAt']) ?? null,
  };
}

/** `GET /api/links`, the newest first. */
export function normaliseLinks(answer: unknown): readonly ShareLink[] {
  return readList(isObject(answer) ? answer['data'] : answer, 'links').map(readLink);
}

/** The link that was made; null where the answer does not tell. */
export function linkIn(answer: unknown): ShareLink | null {
  try {
    return readLink(isObject(answer) ? answer['data'] : null);
  } catch {
    return null;
  }
}
