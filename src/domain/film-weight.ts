import { describeBytes } from './media-files.ts';

/** What a phone on 4G loads in a second, in bytes: 9 Mbit/s, as WebPageTest's profile of that name has it. */
const fourG = 9_000_000 / 8;
/** Nobody minds a shorter wait. */
const unfelt = 3;

function describeSeconds(seconds: number): string {
  if (seconds < 55) return `${String(seconds < 10 ? Math.round(seconds) : Math.round(seconds / 5) * 5)} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${String(minutes)} minutes`;
}

/** '144 MB, about 2 minutes on 4G': what a film weighs, and how long a visitor's phone loads it where that is felt. */
export function describeFilmWeight(bytes: number): string {
  const seconds = bytes / fourG;
  return seconds < unfelt ? describeBytes(bytes) : `${describeBytes(bytes)}, about ${describeSeconds(seconds)} on 4G`;
}
