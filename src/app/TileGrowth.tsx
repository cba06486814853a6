import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchTileClicks } from '../platform/growth.ts';

/** Opens a project from its tile, whose picture grows into the header (art direction, section 6, "Tile to project"). */
export function TileGrowth() {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchTileClicks((path) => {
        void navigate(path);
      }),
    [navigate],
  );
  return null;
}
