import { OnPhones, Td } from '@vitrine/design-system/components/table';
import { asWritten } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { markOf, type Publication } from '../../../domain/publication.ts';
import { timeOf, wholeTime } from '../moments.ts';
import { factLine, markInColumn } from './publication-mark.css.ts';

/** Who sees it, in a column: marked where that is not everybody. */
export function StateCell({ publication }: { readonly publication: Publication | undefined }) {
  const mark = markOf(publication, wholeTime);
  return (
    <Td kind="fact">
      {mark === null ? publication === undefined ? '' : 'Public' : <span className={markInColumn}>{mark}</span>}
    </Td>
  );
}

/** The facts of a row's columns below its title, on phones, which have no room for them. @param updatedAt ISO 8601; undefined where that is not known */
export function FactsOnPhones({ category = '', updatedAt }: { category?: string; updatedAt: string | undefined }) {
  const [now] = useState(Date.now);
  const at = Date.parse(updatedAt ?? '');
  const changed = Number.isNaN(at) ? '' : timeOf(at, now);
  return category === '' && changed === '' ? null : (
    <OnPhones>
      <span className={factLine}>
        <bdi {...asWritten(category)}>{category}</bdi>
        {category === '' || changed === '' ? '' : ', '}
        {changed}
      </span>
    </OnPhones>
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
