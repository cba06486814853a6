import { asWritten } from '@vitrine/design-system/components/text';
import { Fragment, type ReactNode } from 'react';
import type { ProjectSummary } from '../../domain/content.ts';

/** 'Tilde Editions, 2023', as far as it is known. Each is isolated: one may be written from right to left. */
export function clientAndYear({ clientName, year }: ProjectSummary): ReactNode {
  const known = [clientName, year].filter((fact) => fact !== '');
  if (known.length === 0) return undefined;
  return known.map((fact, index) => (
    <Fragment key={index}>
      {index === 0 ? '' : ', '}
      <bdi {...asWritten(fact)}>{fact}</bdi>
    </Fragment>
  ));
}
