import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { holdClicks, onFirstInput } from '../platform/arrival.ts';
import { watchLater } from './later.ts';

const loadGrowth = () => import('../platform/growth.ts');
let growth: ReturnType<typeof loadGrowth> | null = null;

/** Loaded at the first user input; a click that comes before it waits for it. */
const watchGrowth = watchLater(async () => {
  if (growth === null) {
    growth = new Promise<void>(onFirstInput).then(loadGrowth);
    holdClicks(growth);
  }
  return (await growth).watchGrowth;
});

/**
 * Opens a project from its tile, whose picture grows into the header, and shrinks back.
 */
export function TileGrowth() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Drawn synchronously, as a view transition needs it: the page is frozen meanwhile.
  useEffect(() => watchGrowth({ path: pathname, open: navigate, draw: flushSync }), [navigate, pathname]);
  return null;
}
