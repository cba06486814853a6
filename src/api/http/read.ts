import { either } from './either.ts';
import { ProblemError, toProblem } from '../problem.ts';
import type { paths } from '@vitrine/contract/schema';
import { READ_TIMEOUT } from './time-limits.ts';
import { isObject, malformed } from './json.ts';

/** An answer as text, so that an empty one and invalid JSON can be told apart. */
export interface TextAnswer {
  readonly data?: string | undefined;
  readonly response: { readonly headers: Pick<Headers, 'get'> };
}

/** Undefined for what is not JSON, which has no such value. */
export function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The provider's own words in an answer; `''` where it gave none. */
export function messageIn(answer: unknown): string {
  return isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : '';
}

/** What an answer outside 200-299 says went wrong, with the provider's own message and the raw body. */
export function toHttpProblem(status: number, body: string): ProblemError {
  const answer = parse(body);
  const part = isObject(answer) && typeof answer['part'] === 'string' ? { part: answer['part'] } : {};
  return new ProblemError({ kind: 'http', status, message: messageIn(answer), body, ...part });
}

/** The answer's strong entity tag (an extension). A weak one cannot be used with `If-Match` (RFC 9110, 13.1.1). */
export function tagOf({ headers }: TextAnswer['response']): string | null {
  const tag = headers.get('etag') ?? '';
  return tag.startsWith('"') ? tag : null;
}

/** The contract's paths that can be read. */
type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/** What a read asks for besides its path. */
interface ReadOptions {
  readonly signal: AbortSignal;
  readonly query?: Readonly<Record<string, string>>;
  /** Replaces what stands in braces in the path. */
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads a path of the contract. Rejects with a {@link ProblemError} when it is refused. */
export type Get = (path: ReadPath, options: ReadOptions) => Promise<TextAnswer>;

/** Path and query of a read. */
export function addressOf(path: ReadPath, { query = {}, id = '' }: Pick<ReadOptions, 'query' | 'id'>): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const pathname = path.replace(/\{\w+\}/, encodeURIComponent(id));
  return search.length === 0 ? pathname : `${pathname}?${search.join('&')}`;
}

/**
 * The client of public reads. Visitors load only this one; openapi-fetch, which writes, is four times its size.
 *
 * @param host the provider's origin, `''` for the page's own
 * @param credentials `omit` on the public pages: browsers then accept an answer that is open to every origin
 *   (fetch.spec.whatwg.org, "CORS protocol and credentials")
 */
export function createGet(
  host: string,
  credentials: RequestCredentials,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Get {
  return async (path, { signal, headers = {}, ...wanted }) => {
    const address = host + addressOf(path, wanted);
    const response = await fetch(new Request(address, { credentials, signal, headers }));
    if (!response.ok) throw toHttpProblem(response.status, await response.text().catch(() => ''));
    return { data: await response.text(), response };
  };
}

/**
 * Runs a read with the reads' time limit and hands its JSON to a normaliser.
 *
 * @throws {ProblemError} whatever goes wrong
 */
export async function read<T>(
  call: (signal: AbortSignal) => Promise<TextAnswer>,
  normalise: (answer: unknown, etag: string | null) => T,
  signal: AbortSignal,
): Promise<T> {
  try {
    const { data, response } = await call(either(signal, AbortSignal.timeout(READ_TIMEOUT)));
    const answer = parse(data);
    if (answer === undefined) throw malformed('not JSON');
    return normalise(answer, tagOf(response));
  } catch (thrown) {
    throw new ProblemError(toProblem(thrown));
  }
}
