import type { Unmade } from './media.ts';
import type { LeftOut } from './pages.ts';

/** Says something at most every two seconds, so that a log stays short. */
export function sayNowAndThen(say: (line: string) => void): (line: string) => void {
  let last = 0;
  return (line) => {
    if (Date.now() - last < 2000) return;
    last = Date.now();
    say(line);
  };
}

/** Names the pictures of which versions could not be made, each with the first reason. */
export function sayUnmade(unmade: readonly Unmade[]): string {
  const pictures = Map.groupBy(unmade, ({ picture }) => picture);
  return [
    'Of these pictures not all versions could be made. They are in the export as they are: choose them anew where they are used.',
    ...[...pictures].map(([picture, [first]]) => `  ${picture}: ${first?.reason ?? ''}`),
  ].join('\n');
}

/** Names the pages that could not be made, each with its reason. */
export const sayLeftOut = (pages: readonly LeftOut[]): string =>
  ['These pages are not in the export:', ...pages.map(({ address, reason }) => `  ${address}: ${reason}`)].join('\n');
