import { useState } from 'react';
import { librarySortings } from '../../../domain/library.ts';
import type { LibrarySorting } from '../../../domain/library.ts';
import { useLimit } from './use-limit.ts';

/**
 * What is searched in the studio's files, in which order, and how many of them are shown: a new search begins at the first.
 *
 * @param atOnce how many at first, and how many more at a time
 */
export function useLibraryTools(atOnce?: number) {
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<LibrarySorting>('newest');
  const shown = useLimit(atOnce);
  return {
    query,
    sorting,
    shown,
    /** Properties of `ListTools`. */
    tools: {
      label: 'Search by name, alt text or project',
      onQuery: (next: string) => {
        setQuery(next);
        shown.startAnew();
      },
      onSorting: setSorting,
      query,
      sorting,
      sortings: librarySortings,
    },
  };
}
