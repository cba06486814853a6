import type { Media } from '../../domain/content.ts';

/** What a frame shows until its picture is there, and where the picture has no edge of its own. */
interface Ground {
  readonly colour: string | undefined;
  readonly darkColour?: string | undefined;
  readonly near: 'white' | 'black' | 'white black' | undefined;
}

/**
 * The ground of a medium's frame; of a pair, in each theme that of the one shown.
 *
 * @param unknown what it is where nobody knows the medium's colour; undefined leaves it to the frame
 */
export function groundOf({ color, dark, near }: Media, unknown: string | undefined = 'transparent'): Ground {
  const colour = color ?? unknown;
  if (dark === undefined) return { colour, near };
  const [white, black] = [near === 'white', dark.near === 'black'];
  return {
    colour,
    darkColour: dark.color ?? unknown,
    near: white && black ? 'white black' : white ? near : black ? dark.near : undefined,
  };
}
