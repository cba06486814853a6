import type { Id } from '../../domain/content.ts';
import { ProblemError } from '../problem.ts';

/**
 * Readers for JSON that nobody has checked yet. A required thing of the wrong shape is a `malformed` problem; an optional
 * one reads as absent, so that a null or missing field never breaks a page.
 *
 * All provider quirks end in `api/normalise` (rulings, "Over the wire"): backslashes in paths, `data` in `data`, two
 * spellings of one field. Each function there takes an answer as it came and the provider's origin (`''` for the page's own),
 * and gives the one shape of `domain/content.ts`, or throws a `malformed` {@link ProblemError} when what it cannot do without
 * is missing.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

export function malformed(what: string): ProblemError {
  return new ProblemError({ kind: 'malformed', message: `The server's answer could not be understood (${what}).` });
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readObject(value: unknown, what: string): JsonObject {
  if (!isObject(value)) throw malformed(what);
  return value;
}

export function readList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(what);
  return value;
}

/** A list that may be absent or null. */
export function readOptionalList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readId(value: unknown, what: string): Id {
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return value;
  throw malformed(what);
}

export function readOptionalId(value: unknown): Id | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

/** Text with LF at the ends of its lines, as fields hold it, or a number written as text; anything else is `''`. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n');
  return typeof value === 'number' ? String(value) : '';
}

/** Text that says something, or null. */
export function readOptionalText(value: unknown): string | null {
  const text = readText(value);
  return text.trim() === '' ? null : text;
}

/** A finite number, also when written as text, else null. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A time as ISO 8601; undefined for what is missing or no time. */
export function readTime(value: unknown): string | undefined {
  const time = Date.parse(readText(value));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** A record's own words for search engines, where it has any. */
export function readSearchDescription(record: JsonObject): { readonly searchDescription?: string } {
  const own = readText(record['searchDescription']);
  return own === '' ? {} : { searchDescription: own };
}

/** When a record last changed, where the provider tells. */
export function readUpdate(record: JsonObject): { readonly updatedAt?: string } {
  const updatedAt = readTime(record['updatedAt']);
  return updatedAt === undefined ? {} : { updatedAt };
}
