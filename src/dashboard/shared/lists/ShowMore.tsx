import { Button } from '@vitrine/design-system/components/button';
import { more } from './show-more.css.ts';

/** How many tiles are shown at first, and more at a time, by default. */
export const atOnce = 48;

interface ShowMoreProps {
  /** How many there are, and how many of them are shown. */
  readonly count: number;
  readonly limit: number;
  /** How many more are shown by one press. */
  readonly atOnce?: number;
  readonly onMore: () => void;
}

/** Below tiles that are too many to be drawn at once; nothing where all are there. */
export function ShowMore({ count, limit, atOnce: step = atOnce, onMore }: ShowMoreProps) {
  if (count <= limit) return null;
  return (
    <div className={more}>
      <Button onClick={onMore}>{`Show ${String(Math.min(step, count - limit))} more of ${String(count)}`}</Button>
    </div>
  );
}
