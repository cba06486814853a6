import createClient, { type Client } from 'openapi-fetch';
import { ProblemError, toProblem } from '../problem.ts';
import { createGet, messageIn, parse, tagOf, toHttpProblem, type Get, type TextAnswer } from './read.ts';
import type { paths } from '@vitrine/contract/schema';
import { limitWrites } from './time-limits.ts';
import { isObject } from './json.ts';

export interface ClientOptions {
  /** The provider's origin, `''` for the page's own. */
  readonly host: string;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Asked when a write is answered 401. If the session has ended, the caller of this function shows it, and the write rejects
   * as aborted; otherwise, or without it, the 401 is an HTTP problem like any other.
   */
  readonly isSessionOver?: () => Promise<boolean>;
  /**
   * Creations carry their idempotency key (an extension). Off for a provider of another origin, which need not allow this
   * header (fetch.spec.whatwg.org, "CORS-preflight fetch").
   */
  readonly sendsIdempotencyKeys?: boolean;
}

/** The contract's calls, typed by openapi.yaml. Answers are read as text: an empty one differs from invalid JSON. */
export type Wire = Client<paths>;

export interface ProviderClient {
  readonly host: string;
  readonly wire: Wire;
  /** The public reads, with the session cookie as every call of the dashboard. */
  readonly get: Get;
  /** The header of a creation that is not to be made twice, however often it is sent. */
  idempotent(key: string | null): { readonly header?: { readonly 'Idempotency-Key': string } };
}

/** A 401 of these says nothing about a lost session: wrong credentials, or one that is to end anyway. */
const sessionCalls: ReadonlySet<string> = new Set([
  '/api/login',
  '/api/login/second-factor',
  '/api/login/passkey',
  '/api/login/passkey/options',
  '/api/logout',
]);

/**
 * A client for one provider. Calls carry the session cookie. A status outside 200-299 rejects with a
 * {@link ProblemError} that holds the provider's own message and the raw body.
 */
export function createProviderClient({
  host,
  fetch,
  isSessionOver,
  sendsIdempotencyKeys,
}: ClientOptions): ProviderClient {
  const wire = createClient<paths>({
    baseUrl: host,
    credentials: 'include',
    fetch: limitWrites(fetch),
  });
  wire.use({
    async onResponse({ request, response, schemaPath }) {
      const isWrite = request.method !== 'GET';
      if (response.ok) return isWrite ? withReceivedBody(response) : undefined;
      if (isWrite && !sessionCalls.has(schemaPath) && response.status === 401 && (await isSessionOver?.()) === true) {
        throw new ProblemError({ kind: 'aborted', message: 'The session has ended.' });
      }
      throw toHttpProblem(response.status, await response.text().catch(() => ''));
    },
  });
  return {
    host,
    wire,
    get: createGet(host, 'include', fetch),
    idempotent: (key) => (key === null || sendsIdempotencyKeys !== true ? {} : { header: { 'Idempotency-Key': key } }),
  };
}

/** Statuses with which the constructor of `Response` rejects a body. */
const withoutBody: readonly number[] = [204, 205];

/** A write is done once its status says so, also when the rest of the answer is cut off or never comes. */
async function withReceivedBody(response: Response): Promise<Response> {
  const body = await response.text().catch(() => '');
  const { status, statusText, headers } = response;
  return new Response(withoutBody.includes(status) ? null : body, { status, statusText, headers });
}

/** The `If-Match` header of a write that may only overwrite the version with this entity tag; null overwrites any. */
export function ifMatch(etag: string | null): { readonly header?: { readonly 'If-Match': string } } {
  return etag === null ? {} : { header: { 'If-Match': etag } };
}

/** What a write answered, as far as the specification names it. */
export interface WriteAnswer {
  readonly message: string;
  /** The whole answer, unchecked; null where there was none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The tag of the record as it is now, where the provider gives one. */
  readonly etag: string | null;
}

/**
 * Runs a write: any 2xx is a success, whatever its body (specification, section 9).
 *
 * @throws {ProblemError} whatever goes wrong
 */
export async function write(call: () => Promise<TextAnswer>): Promise<WriteAnswer> {
  try {
    const { data, response } = await call();
    const answer = parse(data);
    return { message: messageIn(answer), body: isObject(answer) ? answer : null, etag: tagOf(response) };
  } catch (thrown) {
    throw new ProblemError(toProblem(thrown));
  }
}
