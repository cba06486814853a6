import { OnPhones } from '@vitrine/design-system/components/table';
import type { ReactNode } from 'react';
import { markOf } from '../../../domain/publication.ts';
import type { Publication } from '../../../domain/publication.ts';
import { mark as markClass } from './publication-mark.css.ts';

/** 'Dec 5, 2026, 9:00 AM', as the browser's language has it. */
export const formatTime = (moment: Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

/** A row's second line: who sees it, where that is not everybody, and what else there is to say. */
export function detailOf(publication: Publication | undefined, detail?: ReactNode): ReactNode {
  const mark = markOf(publication, formatTime);
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
  const mark = markOf(publication, formatTime);
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
