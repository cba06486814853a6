import { isObject } from '../api/wire.ts';

/** A provider's answer to one read: status, and its JSON (null where it was none). */
export type EmbeddedAnswer = readonly [status: number, body: unknown];

/** What a page drawn by the server brings along, so that the browser asks for nothing again. */
export interface Embedded {
  /** For absolute addresses: the origin that the server knows itself by. */
  readonly origin: string;
  /** By path and query. */
  readonly answers: Readonly<Record<string, EmbeddedAnswer>>;
}

/**
 * JSON for a `<script type="application/json">`. Without a `<` nothing in it can end the element or open a comment
 * (HTML, 4.12.1.3), whatever a text of the studio's says.
 */
export function toInertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function isAnswer(value: unknown): value is EmbeddedAnswer {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';
}

/** What a page brought along; null when it brought nothing that can be used. */
export function toEmbedded(value: unknown): Embedded | null {
  if (!isObject(value) || typeof value['origin'] !== 'string' || !isObject(value['answers'])) return null;
  const entries = Object.entries(value['answers']).filter((entry): entry is [string, EmbeddedAnswer] =>
    isAnswer(entry[1]),
  );
  return { origin: value['origin'], answers: Object.fromEntries(entries) };
}

/** The name of a read among the embedded answers: path and query, whatever the origin. */
export function answerKey(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** `fetch` that takes each embedded answer once before it asks the network, and `forget`, after which it only asks. */
export function createEmbeddedFetch(embedded: Embedded | null, ask: typeof fetch) {
  const left = new Map(Object.entries(embedded?.answers ?? {}));
  const read: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const key = answerKey(request.url);
    const answer = request.method === 'GET' ? left.get(key) : undefined;
    if (answer === undefined) return ask(request);
    left.delete(key);
    const [status, body] = answer;
    return Response.json(body, { status });
  };
  return {
    fetch: read,
    forget: () => {
      left.clear();
    },
  };
}
