import { paths } from '../../domain/paths.ts';
import { hasNextButton, pageNumbers, toStoriesQuery } from '../../domain/stories-pagination.ts';
import { page as pageClass, pagination, step } from '../shared/pagination.css.ts';
import { together } from '../shared/plain-pages.css.ts';
import { PlainPages } from '../shared/PlainPages.tsx';
import { useSay } from '../../machines/site-context.ts';

interface StoriesPagesProps {
  /** 1-based. */
  readonly current: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

/** Page buttons 1 to 3, or to the current page, and Next when there are more than three (specification, section 9). */
export function StoriesPages({ current, count, onTurn }: StoriesPagesProps) {
  const say = useSay();
  if (count < 2) return null;
  const numbers = pageNumbers(current, count);
  const numberOf = (page: number) => (
    <button
      aria-current={page === current ? 'page' : undefined}
      className={pageClass}
      key={page}
      onClick={() => onTurn(page)}
      type="button"
    >
      {page}
    </button>
  );
  return (
    <nav aria-label={say('Pages of stories')} className={pagination}>
      <PlainPages
        count={count}
        current={current}
        hrefOf={(page) => paths.stories + toStoriesQuery({ selected: null, page })}
        label={say('All pages of stories')}
      />
      {numbers.slice(0, -1).map(numberOf)}
      <span className={together}>
        {numbers.slice(-1).map(numberOf)}
        {hasNextButton(count) ? (
          <button className={step} disabled={current >= count} onClick={() => onTurn(current + 1)} type="button">
            {say('Next')}
          </button>
        ) : null}
      </span>
    </nav>
  );
}
