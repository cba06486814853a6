import type { ReactNode } from 'react';
import { markOf } from '../../../domain/publication.ts';
import type { Publication } from '../../../domain/publication.ts';
import { mark as markClass } from './publication-mark.css.ts';

const formatTime = (moment: Date): string =>
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
