import type { PageStart } from '../machines/page-resource/page-resource.machine.ts';

/** What a server read for a page: the name of the read, and what it gave. */
export interface EmbeddedRead {
  readonly key: string;
  readonly answer: PageStart<unknown>;
}

/** What a page drawn by the server brings along, so that the browser asks for nothing again. */
export interface Embedded {
  /** For absolute addresses: the origin that the server knows itself by. */
  readonly origin: string;
  /** Null for a page that reads nothing. */
  readonly read: EmbeddedRead | null;
}

/**
 * JSON for a `<script type="application/json">`. Without a `<` nothing in it can end the element or open a comment
 * (HTML, 4.12.1.3), whatever a text of the studio's says.
 */
export function toInertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Is it what our own server embeds? Page and script are of one build: no more than its frame is looked at. */
function isEmbedded(value: unknown): value is Embedded {
  return typeof value === 'object' && value !== null && 'origin' in value && 'read' in value;
}

/** What a page brought along; null when it brought nothing. */
export function toEmbedded(value: unknown): Embedded | null {
  return isEmbedded(value) ? value : null;
}
