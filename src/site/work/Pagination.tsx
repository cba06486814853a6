import { pageEntries } from '../../domain/pagination.ts';
import { PlainPages } from '../shared/PlainPages.tsx';
import { gap, page as pageClass, pagination, step } from './pagination.css.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly onChoose: (page: number) => void;
}

/** Prev, every page's button, Next; nothing for a single page (specification, section 2, "Work"; rulings, "Screens"). */
export function Pagination({ page, pages, hrefOf, onChoose }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={pagination}>
      <PlainPages count={pages} current={page} hrefOf={hrefOf} label="All pages" />
      <button className={step} disabled={page === 1} onClick={() => onChoose(page - 1)} type="button">
        Prev
      </button>
      {pageEntries(page, pages).map((entry) =>
        entry.kind === 'gap' ? (
          <span aria-hidden="true" className={gap} key={`gap ${String(entry.after)}`}>
            …
          </span>
        ) : (
          <button
            aria-current={entry.page === page ? 'page' : undefined}
            className={pageClass}
            key={entry.page}
            onClick={() => onChoose(entry.page)}
            type="button"
          >
            {entry.page}
          </button>
        ),
      )}
      <button className={step} disabled={page === pages} onClick={() => onChoose(page + 1)} type="button">
        Next
      </button>
    </nav>
  );
}
