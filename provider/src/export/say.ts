import type { Unmade } from './media.ts';

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
