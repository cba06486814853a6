import { useState } from 'react';

/** How many rows or tiles are shown at first, and more at a time, by default. */
const byDefault = 48;

/** How much of a long list is shown, and going on to the next of it. @param atOnce how many at first, and how many more at a time */
export function useLimit(atOnce = byDefault) {
  const [limit, setLimit] = useState(atOnce);
  return {
    limit,
    /** Shows as many as at first. */
    startAnew: () => setLimit(atOnce),
    /** Properties of `ShowMore`. @param focus moves the focus to the first of those that come: the button may go with the last of them */
    moreOf: <Row>(rows: readonly Row[], focus: (row: Row, index: number) => void) => ({
      atOnce,
      count: rows.length,
      limit,
      onMore: () => {
        const next = rows[limit];
        if (next !== undefined) focus(next, limit);
        setLimit(limit + atOnce);
      },
    }),
  };
}
