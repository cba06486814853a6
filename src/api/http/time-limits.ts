import { either } from './either.ts';

/**
 * Time limits of requests, in milliseconds. The specification names none (section 9). What takes longer rejects with a
 * `TimeoutError`, which becomes a `timeout` problem.
 */

/** Reads (rulings, "Over the wire"). */
export const READ_TIMEOUT = 15_000;

/** Writes without files, answer included. Longer than a read: a provider may have to hash a password or wait for its disk. */
export const WRITE_TIMEOUT = 30_000;

/**
 * Uploads have no limit while bytes go out. This is the longest time without progress: no byte taken, or no answer after the
 * last one, while the provider reads films and pictures.
 */
export const UPLOAD_SILENCE = 120_000;

/** Writes for which the provider reads all media before it answers. */
const longWrites: ReadonlySet<string> = new Set(['/api/backups']);
export const LONG_WRITE_TIMEOUT = 3_600_000;

type Fetch = (request: Request) => Promise<Response>;

const limitOf = ({ url }: Request): number =>
  longWrites.has(new URL(url).pathname) ? LONG_WRITE_TIMEOUT : WRITE_TIMEOUT;

/** `fetch` whose writes end after {@link WRITE_TIMEOUT}, or {@link LONG_WRITE_TIMEOUT}. Reads have a limit of their own (`read.ts`). */
export function limitWrites(fetch: typeof globalThis.fetch | undefined): Fetch {
  const send = fetch ?? ((input, init) => globalThis.fetch(input, init));
  return (request) =>
    request.method === 'GET'
      ? send(request)
      : send(request, { signal: either(request.signal, AbortSignal.timeout(limitOf(request))) });
}
