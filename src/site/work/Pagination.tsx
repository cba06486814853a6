import { pageEntries, type PageEntry } from '../../domain/pagination.ts';
import { together } from '../shared/plain-pages.css.ts';
import { PlainPages } from '../shared/PlainPages.tsx';
import { gap, page as pageClass, pagination, step } from '../shared/pagination.css.ts';
import { useSay } from '../../machines/site-context.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly onChoose: (page: number) => void;
}

/** Prev, every page's button, Next; nothing for a single page (specification, section 2, "Work"; rulings, "Screens"). */
export function Pagination({ page, pages, hrefOf, onChoose }: PaginationProps) {
  const say = useSay();
  if (pages <= 1) return null;
  const entries = pageEntries(page, pages);
  const entryAt = (index: number) => {
    const entry = entries.at(index);
    if (entry === undefined) return null;
    return <Entry current={page} entry={entry} onChoose={onChoose} />;
  };
  return (
    <nav aria-label={say('Pages')} className={pagination}>
      <PlainPages count={pages} current={page} hrefOf={hrefOf} label={say('All pages')} />
      <span className={together}>
        <button className={step} disabled={page === 1} onClick={() => onChoose(page - 1)} type="button">
          {say('Prev')}
        </button>
        {entryAt(0)}
      </span>
      {entries.slice(1, -1).map((entry) => (
        <Entry
          current={page}
          entry={entry}
          key={entry.kind === 'gap' ? `gap ${String(entry.after)}` : entry.page}
          onChoose={onChoose}
        />
      ))}
      <span className={together}>
        {entryAt(-1)}
        <button className={step} disabled={page === pages} onClick={() => onChoose(page + 1)} type="button">
          {say('Next')}
        </button>
      </span>
    </nav>
  );
}

interface EntryProps {
  readonly entry: PageEntry;
  /** 1-based. */
  readonly current: number;
  readonly onChoose: (page: number) => void;
}

function Entry({ entry, current, onChoose }: EntryProps) {
  if (entry.kind === 'gap') {
    return (
      <span aria-hidden="true" className={gap}>
        …
      </span>
    );
  }
  return (
    <button
      aria-current={entry.page === current ? 'page' : undefined}
      className={pageClass}
      onClick={() => onChoose(entry.page)}
      type="button"
    >
      {entry.page}
    </button>
  );
}
