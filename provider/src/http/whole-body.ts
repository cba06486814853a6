import type { Readable } from 'node:stream';
import { HttpError } from '../lib/http-error.ts';

/** Of how many bytes bodies consist that are not whole yet; who was there first gives way. */
export interface UnfinishedBodies {
  /** @param refuse is called once, where the body has to give way */
  begin(refuse: (reason: HttpError) => void): { grown(bytes: number): void; end(): void };
}

const tooSlow = () => new HttpError(408, 'The body came too slowly. Nothing was changed.');

/**
 * Bounds what unfinished bodies take together. One that is meant comes within moments, and so is never the one that has waited longest
 * while others pile up.
 * @param most in bytes
 */
export function boundUnfinished(most: number): UnfinishedBodies {
  const bodies = new Set<{ bytes: number; readonly refuse: (reason: HttpError) => void }>();
  let total = 0;
  return {
    begin(refuse) {
      const body = { bytes: 0, refuse };
      bodies.add(body);
      const end = (one = body): void => {
        if (bodies.delete(one)) total -= one.bytes;
      };
      return {
        grown(bytes) {
          body.bytes += bytes;
          total += bytes;
          for (const oldest of bodies) {
            if (total <= most) return;
            end(oldest);
            oldest.refuse(tooSlow());
          }
        },
        end: () => end(),
      };
    },
  };
}

/** How many pieces may be small, and how many bytes the others have on average: a piece costs the same however small it is. */
const [smallPieces, bytesAPiece] = [256, 64];
const smallestRoom = 4096;

interface WholeOptions {
  /** In bytes. */
  readonly limit: number;
  /** In milliseconds. */
  readonly timeout: number;
  /** `null` for a body that is not counted with others. */
  readonly unfinished: UnfinishedBodies | null;
}

/**
 * Reads a body to its end. It takes the room that its bytes need, however many pieces they come in.
 * @throws {HttpError} 413 for more than `limit`, 400 for too many small pieces, 408 for one that is not there in time
 */
export function readWhole(payload: Readable, { limit, timeout, unfinished }: WholeOptions): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let room = Buffer.alloc(0);
  let [length, pieces] = [0, 0];
  const counted = unfinished?.begin(refuse);
  const timer = setTimeout(() => refuse(tooSlow()), timeout);

  function stop(): void {
    clearTimeout(timer);
    counted?.end();
    payload.off('data', take);
    room = Buffer.alloc(0);
  }
  function refuse(reason: Error): void {
    stop();
    // What is still on its way waits until the answer has been sent, and is dropped then.
    payload.pause();
    reject(reason);
  }
  function makeRoom(needed: number): void {
    if (needed <= room.length) return;
    const larger = Buffer.alloc(Math.min(limit, Math.max(needed, 2 * room.length, smallestRoom)));
    room.copy(larger, 0, 0, length);
    room = larger;
  }
  function take(piece: Buffer): void {
    pieces += 1;
    const needed = length + piece.length;
    if (needed > limit) {
      refuse(new HttpError(413, 'The body is too large.'));
    } else if (pieces > smallPieces + needed / bytesAPiece) {
      refuse(new HttpError(400, 'The body came in too many small pieces.'));
    } else {
      makeRoom(needed);
      piece.copy(room, length);
      length = needed;
      counted?.grown(piece.length);
    }
  }
  payload.on('data', take);
  payload.once('end', () => {
    const whole = room.subarray(0, length);
    stop();
    resolve(whole);
  });
  // Also later, when nobody waits any more: without anybody it would end the process.
  payload.on('error', (error) => {
    stop();
    reject(error);
  });
  return promise;
}
