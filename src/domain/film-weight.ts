import { describeBytes } from './media-files.ts';

/** What a film costs a visitor on the road. */

/** Bits a second on 4G in the middle of a town: slower than its best, faster than in a train. */
export const mobileRate = 10_000_000;

function describeSeconds(seconds: number): string {
  if (seconds < 2) return 'about a second';
  if (seconds < 90) return `about ${String(seconds < 10 ? Math.round(seconds) : Math.round(seconds / 5) * 5)} seconds`;
  return `about ${String(Math.round(seconds / 60))} minutes`;
}

/** '144 MB, about 2 minutes on 4G': the size of a film, and how long all of it takes at {@link mobileRate}. */
export function describeFilmWeight(bytes: number): string {
  return `${describeBytes(bytes)}, ${describeSeconds((bytes * 8) / mobileRate)} on 4G`;
}
