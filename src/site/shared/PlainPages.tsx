import { pageEntries } from '../../domain/pagination.ts';
import { plainPage, plainPages } from './plain-pages.css.ts';

interface PlainPagesProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** 1-based. */
  readonly current: number;
  readonly count: number;
  /** Address of a page, 1-based. */
  readonly hrefOf: (page: number) => string;
}

/** The pages of a list as links, for browsers without script; the buttons beside them are hidden there. */
export function PlainPages({ label, current, count, hrefOf }: PlainPagesProps) {
  const pages = pageEntries(current, count).flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []));
  return (
    <noscript>
      <nav aria-label={label} className={plainPages}>
        {pages.map((page) => (
          <a aria-current={page === current ? 'page' : undefined} className={plainPage} href={hrefOf(page)} key={page}>
            {page}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
