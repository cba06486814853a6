import type { SiteConfig } from '../../site.config.ts';
import type { PageStart } from '../machines/page-resource/page-resource.machine.ts';

/** What the server read for a page: the key of the read, and its value. */
export interface EmbeddedRead {
  readonly key: string;
  readonly answer: PageStart<unknown>;
}

/** A document that lies in a static export. */
export interface ExportedFile {
  /** Path and query for which it was drawn; null for the page of all addresses at which there is nothing. */
  readonly address: string | null;
  /** Names of the query's parameters that it depends on. */
  readonly parameters: readonly string[];
  /** The build's first scripts, by which documents of another build are told. */
  readonly build: string;
}

/** Data embedded in a server-rendered page, so that the client need not read it again. */
export interface Embedded {
  /** The server's public origin, for absolute addresses. */
  readonly origin: string;
  /** Null for a page that reads nothing. */
  readonly read: EmbeddedRead | null;
  /** In a static export only: the next page's data are in its own document then. */
  readonly file?: ExportedFile;
}

/**
 * JSON for a `<script type="application/json">`. Without a `<` nothing in it can end the element or open a comment
 * (HTML, 4.12.1.3), whatever a text contains.
 */
export function toInertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Whether it was embedded by our server. Page and script are of one build, so only the outer shape is checked. */
function isEmbedded(value: unknown): value is Embedded {
  return typeof value === 'object' && value !== null && 'origin' in value && 'read' in value;
}

/** The embedded data of this page; null when there is none. */
export function toEmbedded(value: unknown): Embedded | null {
  return isEmbedded(value) ? value : null;
}

function isSite(value: unknown): value is SiteConfig {
  return typeof value === 'object' && value !== null && 'siteName' in value;
}

/** The studio's facts in this page, which the build or our server has put there. */
export function toSite(value: unknown): SiteConfig {
  if (!isSite(value)) throw new Error('index.html lacks the facts of the studio.');
  return value;
}
