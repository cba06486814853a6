import { useCallback, useState } from 'react';

/** The sides on which a line that is scrolled sideways has more than it shows. */
export type MoreBeside = 'none' | 'start' | 'end' | 'both';

/** Sizes of fonts and of the page leave fractions, which are not more. */
const slack = 1;

/** Tells the sides from how far a line is scrolled, all in CSS pixels. */
export function moreBeside({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): MoreBeside {
  const atStart = scrollLeft > slack;
  const atEnd = scrollWidth - clientWidth - scrollLeft > slack;
  if (atStart) return atEnd ? 'both' : 'start';
  return atEnd ? 'end' : 'none';
}

/** Follows a line while it is scrolled and while its room changes. @returns the sides, and the line's ref */
export function useMoreBeside(): readonly [MoreBeside, (line: HTMLElement | null) => (() => void) | undefined] {
  const [more, setMore] = useState<MoreBeside>('none');
  const ref = useCallback((line: HTMLElement | null) => {
    if (line === null) return undefined;
    const measure = () => setMore(moreBeside(line));
    const sizes = new ResizeObserver(measure);
    sizes.observe(line);
    line.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      line.removeEventListener('scroll', measure);
    };
  }, []);
  return [more, ref];
}
