import { OnPhones } from '@vitrine/design-system/components/table';
import type { ReactNode } from 'react';
import { markOf } from '../../../domain/publication.ts';
import type { Publication } from '../../../domain/publication.ts';
import { wholeTime } from '../moments.ts';
import { mark as markClass } from './publication-mark.css.ts';

/** A row's second line: who sees it, where that is not everybody, and what else there is to say. */
export function detailOf(publication: Publication | undefined, detail?: ReactNode): ReactNode {
  const mark = markOf(publication, wholeTime);
  if (mark === null) return detail;
  return (
    <>
      <span className={markClass}>{mark}</span>
      {detail}
    </>
  );
}

/** The same where a column says who sees it: on phones, which have no room for that. */
export function detailOnPhones(publication: Publication | undefined, detail?: ReactNode): ReactNode {
  const mark = markOf(publication, wholeTime);
  if (mark === null) return detail;
  return (
    <>
      <OnPhones>
        <span className={markClass}>{mark}</span>
      </OnPhones>
      {detail}
    </>
  );
}
