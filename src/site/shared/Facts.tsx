import { asWritten } from '@vitrine/design-system/components/text';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ShownProject } from '../../domain/content.ts';
import { isOwnClient } from '../../domain/own-client.ts';

/** Each runs as its own letters do, and turns nothing around it. */
const tell = (fact: string): ReactNode => <bdi {...asWritten(fact)}>{fact}</bdi>;

/** A text that somebody wrote, within a line. */
export function Fact({ children }: { readonly children: string }) {
  return tell(children);
}

type Told = Pick<ShownProject, 'title' | 'clientName' | 'category' | 'year'>;

/** What is known of a project beside its title, in one line: of what kind it is where its title says whose. Undefined where nothing is. */
export function sayFacts(project: Told | null, facts: readonly ('clientName' | 'category' | 'year')[]): ReactNode {
  const known = facts.flatMap(
    (name) => project?.[name === 'clientName' && isOwnClient(project) ? 'category' : name] || [],
  );
  if (known.length === 0) return undefined;
  return known.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {tell(fact)}
    </Fragment>
  ));
}
