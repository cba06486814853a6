import { surfaces, type Papers } from '../domain/near-surface.ts';

/** What the page's look is drawn on in each of its themes. */
export function readPapers(): Papers {
  const style = getComputedStyle(document.documentElement);
  const paper = (name: string, built: string) => style.getPropertyValue(name).trim() || built;
  return { white: paper('--paper', surfaces.white), black: paper('--night', surfaces.black) };
}
