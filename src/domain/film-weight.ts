import { describeBytes } from './media-files.ts';

/** What a film costs a visitor on the road. */

/** Bits a second on 4G in the middle of a town: slower than its best, faster than in a train. */
export const mobileRate = 10_000_000;

function describeSeconds(seconds: number): string {
  if (seconds < 2) return 'about a second';
  if (seconds < 90) return `about ${String(seconds < 10 ? Math.round(seconds) : Math.round(seconds / 5) * 5)} seconds`;
  return `about ${String(Math.round(seconds / 60))} minutes`;
}

/** 'about 2 minutes on 4G': how long all of a film takes at {@link mobileRate}. */
export function describeLoading(bytes: number): string {
  return `${describeSeconds((bytes * 8) / mobileRate)} on 4G`;
}

/** '144 MB, about 2 minutes on 4G': the size of a film, and how long it takes. */
export function describeFilmWeight(bytes: number): string {
  return `${describeBytes(bytes)}, ${describeLoading(bytes)}`;
}
