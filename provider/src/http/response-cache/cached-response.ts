import { LRUCache } from 'lru-cache';
import type { Encoding } from '../encodings.ts';

/** A response that is the same for every client. Header names are lower case. */
export interface PublicResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response in memory. */
export interface CachedResponse {
  readonly key: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The body compressed, by encoding, as far as it has been asked for; `null` for a file, which is sent as it is. */
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>> | null;
}

/** Bounds of the cache: bytes of all bodies with their compressed copies, and the number of responses. */
export interface CacheLimits {
  readonly bytes: number;
  readonly responses: number;
}

/** Responses by their keys. The one that was asked for longest ago makes room. */
export type Store = LRUCache<string, CachedResponse>;

/** In bytes, with its key, which whoever asks may make long. */
export const sizeOf = ({ key, body, encoded }: CachedResponse): number =>
  Math.max(
    1,
    [key, body, ...Object.values(encoded ?? {})].reduce((sum, { length }) => sum + length, 0),
  );

export const createStore = ({ responses, bytes }: CacheLimits): Store =>
  new LRUCache({ max: responses, maxSize: bytes, sizeCalculation: sizeOf });
