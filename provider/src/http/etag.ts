import { createHash } from 'node:crypto';
import { ChangedElsewhere } from '../lib/http-error.ts';

/** A strong entity tag (RFC 9110, 8.8.3) of a record's state, which is anything that JSON can hold. */
export const etagOf = (state: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 27)}"`;

/**
 * Holds an `If-Match` header against the present state (RFC 9110, 13.1.1, strong comparison).
 * @param header `undefined`: the client does not ask
 * @throws {ChangedElsewhere}
 */
export function assertMatch(header: string | undefined, etag: string): void {
  if (header === undefined) return;
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*') || tags.includes(etag)) return;
  throw new ChangedElsewhere(etag);
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` header names an entity tag (RFC 9110, 13.1.2, weak comparison): the client has it already. */
export const isNamed = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*');
