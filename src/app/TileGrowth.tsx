import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { awaitFirstSign } from '../platform/arrival.ts';
import { watchLater } from './later.ts';

let firstSign: Promise<void> | null = null;

/** Its code comes with the first sign of a hand; until it is there, a tile's link opens as any other. */
const watchTileClicks = watchLater(async () => {
  await (firstSign ??= new Promise<void>(awaitFirstSign));
  return (await import('../platform/growth.ts')).watchTileClicks;
});

/** Opens a project from its tile, whose picture grows into the header (art direction, section 6, "Tile to project"). */
export function TileGrowth() {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchTileClicks((path) => {
        // In one go, as after a click: the page stands still meanwhile.
        flushSync(() => navigate(path));
      }),
    [navigate],
  );
  return null;
}
