import { plainPage, plainPages } from './plain-pages.css.ts';

interface PlainPagesProps {
  /** Names the list for who hears it. */
  readonly label: string;
  /** 1-based. */
  readonly current: number;
  readonly count: number;
  /** Address of a page, 1-based. */
  readonly hrefOf: (page: number) => string;
}

/** The pages of a list as links, for browsers without script; the buttons beside them are hidden there. */
export function PlainPages({ label, current, count, hrefOf }: PlainPagesProps) {
  return (
    <noscript>
      <nav aria-label={label} className={plainPages}>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <a aria-current={page === current ? 'page' : undefined} className={plainPage} href={hrefOf(page)} key={page}>
            {page}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
