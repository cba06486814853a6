import { asWritten } from '@vitrine/design-system/components/text';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ShownProject } from '../../domain/content.ts';

/** Each runs as its own letters do, and turns nothing around it. */
const tell = (fact: string): ReactNode => <bdi {...asWritten(fact)}>{fact}</bdi>;

/** A text that somebody wrote, within a line. */
export function Fact({ children }: { readonly children: string }) {
  return tell(children);
}

/** What is known of a project beside its title, in one line; undefined where nothing is. */
export function sayFacts(
  project: Pick<ShownProject, 'clientName' | 'category' | 'year'> | null,
  facts: readonly ('clientName' | 'category' | 'year')[],
): ReactNode {
  const known = facts.flatMap((name) => project?.[name] || []);
  if (known.length === 0) return undefined;
  return known.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {tell(fact)}
    </Fragment>
  ));
}
