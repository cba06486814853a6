import { Button } from '@vitrine/design-system/components/button';
import { more } from './show-more.css.ts';

interface ShowMoreProps {
  /** How many there are, and how many of them are shown. */
  readonly count: number;
  readonly limit: number;
  /** How many more are shown by one press. */
  readonly atOnce: number;
  readonly onMore: () => void;
}

/** Below what is too much to be drawn at once, with what `useLimit` knows of it; nothing where all is there. */
export function ShowMore({ count, limit, atOnce, onMore }: ShowMoreProps) {
  if (count <= limit) return null;
  return (
    <div className={more}>
      <Button onClick={onMore}>{`Show ${String(Math.min(atOnce, count - limit))} more of ${String(count)}`}</Button>
    </div>
  );
}
