import { Button } from '@vitrine/design-system/components/button';
import { more } from './show-more.css.ts';

/** So many tiles at first, and so many more at a time. */
export const atOnce = 48;

interface ShowMoreProps {
  /** How many there are, and how many of them are shown. */
  readonly count: number;
  readonly limit: number;
  readonly onMore: () => void;
}

/** Below tiles that are too many to be drawn at once; nothing where all are there. */
export function ShowMore({ count, limit, onMore }: ShowMoreProps) {
  if (count <= limit) return null;
  return (
    <div className={more}>
      <Button onClick={onMore}>{`Show ${String(Math.min(atOnce, count - limit))} more of ${String(count)}`}</Button>
    </div>
  );
}
