import { Td } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import { markOf, type Publication } from '../../../domain/publication.ts';
import { timeOf, wholeTime } from '../moments.ts';
import { markInColumn } from './publication-mark.css.ts';

/** Who sees it, in a column: marked where that is not everybody. */
export function StateCell({ publication }: { readonly publication: Publication | undefined }) {
  const mark = markOf(publication, wholeTime);
  return (
    <Td kind="fact">
      {mark === null ? publication === undefined ? '' : 'Public' : <span className={markInColumn}>{mark}</span>}
    </Td>
  );
}

/** When it last changed, in a column. @param updatedAt ISO 8601; undefined where that is not known */
export function ChangedCell({ updatedAt }: { readonly updatedAt: string | undefined }) {
  const [now] = useState(Date.now);
  const at = Date.parse(updatedAt ?? '');
  return (
    <Td kind="fact" wideOnly>
      {Number.isNaN(at) ? '' : timeOf(at, now)}
    </Td>
  );
}
