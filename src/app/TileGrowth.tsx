import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { onFirstInput } from '../platform/arrival.ts';
import { watchLater } from './later.ts';

let firstInput: Promise<void> | null = null;

/** Loaded at the first user input; until then pages follow each other without the animation. */
const watchGrowth = watchLater(async () => {
  await (firstInput ??= new Promise<void>(onFirstInput));
  return (await import('../platform/growth.ts')).watchGrowth;
});

/**
 * Opens a project from its tile, whose picture grows into the header, and shrinks back (art direction, section 6, "Tile to
 * project").
 */
export function TileGrowth() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Drawn synchronously, as a view transition needs it: the page is frozen meanwhile.
  useEffect(() => watchGrowth({ path: pathname, open: navigate, draw: flushSync }), [navigate, pathname]);
  return null;
}
