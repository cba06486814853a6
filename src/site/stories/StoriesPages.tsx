import { paths } from '../../domain/paths.ts';
import { hasNextButton, pageNumbers, toStoriesQuery } from '../../domain/stories-pagination.ts';
import { plainPages } from '../shared/plain-pages.css.ts';
import { PlainPages } from '../shared/PlainPages.tsx';
import { next, number } from './stories-pages.css.ts';

interface StoriesPagesProps {
  /** 1-based. */
  readonly current: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

/** Page buttons 1 to 3, or to the current page, and Next when there are more than three (specification, section 9). */
export function StoriesPages({ current, count, onTurn }: StoriesPagesProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Pages of stories" className={plainPages}>
      <PlainPages
        count={count}
        current={current}
        hrefOf={(page) => paths.stories + toStoriesQuery({ selected: null, page })}
        label="All pages of stories"
      />
      {pageNumbers(current, count).map((page) => (
        <button
          aria-current={page === current ? 'page' : undefined}
          className={number}
          key={page}
          onClick={() => onTurn(page)}
          type="button"
        >
          {page}
        </button>
      ))}
      {hasNextButton(count) ? (
        <button className={next} disabled={current >= count} onClick={() => onTurn(current + 1)} type="button">
          Next
        </button>
      ) : null}
    </nav>
  );
}
