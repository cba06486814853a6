import { useState } from 'react';
import { librarySortings } from '../../../domain/library.ts';
import type { LibrarySorting } from '../../../domain/library.ts';
import { atOnce as tilesAtOnce } from './ShowMore.tsx';

/**
 * What is searched in the studio's files, in which order, and how many of them are shown: a new search begins at the first.
 *
 * @param atOnce how many at first, and how many more at a time
 */
export function useLibraryTools(atOnce = tilesAtOnce) {
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<LibrarySorting>('newest');
  const [limit, setLimit] = useState(atOnce);
  return {
    query,
    sorting,
    limit,
    /** Shows as many as at first. */
    startAnew: () => setLimit(atOnce),
    showMore: () => setLimit(limit + atOnce),
    /** Properties of `ListTools`. */
    tools: {
      label: 'Search by name, alt text or project',
      onQuery: (next: string) => {
        setQuery(next);
        setLimit(atOnce);
      },
      onSorting: setSorting,
      query,
      sorting,
      sortings: librarySortings,
    },
  };
}
