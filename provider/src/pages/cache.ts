import { createHash } from 'node:crypto';
import { packPage } from '../http/compress.ts';
import type { Encoding } from '../http/compress.ts';
import type { DrawnPage } from './renderer.ts';

/** A drawn page as it is sent. */
export interface ReadyPage {
  readonly page: DrawnPage;
  readonly bytes: Buffer;
  /** Weak: the same for every encoding. */
  readonly etag: string;
  /** The bytes in an encoding; compressed once. */
  packed(encoding: Encoding): Promise<Buffer>;
}

/** Drawn pages in memory, at most this many bytes before compression and this many in number; the least used go first. */
export interface CacheLimits {
  readonly bytes: number;
  readonly pages: number;
}

export interface PageCache {
  /** The page under `key`, drawn unless it is there. Whoever asks while it is drawn waits for the same drawing. */
  get(key: string, draw: () => Promise<DrawnPage | null>): Promise<ReadyPage | null>;
  /** Forgets everything; what is being drawn now is not kept. */
  forget(): void;
}

function toReady(page: DrawnPage): ReadyPage {
  const bytes = Buffer.from(page.body);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    page,
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packed(encoding) {
      const work = packed.get(encoding) ?? packPage[encoding](bytes);
      packed.set(encoding, work);
      return work;
    },
  };
}

/** Only whole pages are kept: anybody can ask for any number of pages that do not exist. */
const isKept = ({ page }: ReadyPage): boolean => page.status === 200;

export function createPageCache(limits: CacheLimits): PageCache {
  let kept = new Map<string, ReadyPage>();
  let underWay = new Map<string, Promise<ReadyPage | null>>();
  let size = 0;

  const keep = (key: string, ready: ReadyPage): void => {
    kept.set(key, ready);
    size += ready.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= limits.bytes && kept.size <= limits.pages) return;
      kept.delete(oldest);
      size -= bytes.length;
    }
  };

  return {
    async get(key, draw) {
      const found = kept.get(key);
      if (found !== undefined) {
        // Last in the map is last to go.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const joined = underWay.get(key);
      if (joined !== undefined) return joined;
      const drawings = underWay;
      const work = draw()
        .then((page) => {
          const ready = page === null ? null : toReady(page);
          if (ready !== null && isKept(ready) && drawings === underWay) keep(key, ready);
          return ready;
        })
        .finally(() => drawings.delete(key));
      drawings.set(key, work);
      return work;
    },
    forget() {
      kept = new Map();
      underWay = new Map();
      size = 0;
    },
  };
}
