import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { onFirstInput } from '../platform/arrival.ts';
import { watchLater } from './later.ts';

let firstInput: Promise<void> | null = null;

/** Loaded at the first user input; until then a tile's link opens without the animation. */
const watchTileClicks = watchLater(async () => {
  await (firstInput ??= new Promise<void>(onFirstInput));
  return (await import('../platform/growth.ts')).watchTileClicks;
});

/** Opens a project from its tile, whose picture grows into the header (art direction, section 6, "Tile to project"). */
export function TileGrowth() {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchTileClicks((path) => {
        // Synchronously, as a view transition needs it: the page is frozen meanwhile.
        flushSync(() => navigate(path));
      }),
    [navigate],
  );
  return null;
}
