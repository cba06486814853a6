/**
 * How long the provider is waited for, so that no spinner is endless. The specification names no limit (section 9); these
 * are ours, in milliseconds. What takes longer rejects with a `TimeoutError`, a `timeout` problem: shown as a failure, with
 * everything typed still there.
 */

/** Reads (rulings, "Over the wire"). */
export const READ_TIMEOUT = 15_000;

/** Writes of words, answer included. Twice a read: a provider may have to hash a password or wait for its disk. */
export const WRITE_TIMEOUT = 30_000;

/**
 * Uploads have no limit while bytes go out, however slow the line. So long nothing may be heard: no byte taken, and no
 * answer once the last one is, while the provider looks at films and pictures.
 */
export const UPLOAD_SILENCE = 120_000;

type Fetch = (request: Request) => Promise<Response>;

/** `fetch` whose writes end after {@link WRITE_TIMEOUT}. Reads bring a limit of their own. */
export function limitWrites(fetch: typeof globalThis.fetch | undefined): Fetch {
  const send = fetch ?? ((input, init) => globalThis.fetch(input, init));
  return (request) =>
    request.method === 'GET'
      ? send(request)
      : send(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(WRITE_TIMEOUT)]) });
}
