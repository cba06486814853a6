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

/** Whose work it is; of what kind, where the title says whose. */
const besideTitle = (project: Told) => (isOwnClient(project) ? project.category : project.clientName);

/** What is known of a project beside its title, in one line; undefined where nothing is. */
export function sayFacts(project: Told | null, facts: readonly ('clientName' | 'category' | 'year')[]): ReactNode {
  if (project === null) return undefined;
  const told = facts.map((name) => (name === 'clientName' ? besideTitle(project) : project[name]));
  const known = [...new Set(told)].flatMap((fact) => fact || []);
  if (known.length === 0) return undefined;
  return known.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {tell(fact)}
    </Fragment>
  ));
}
