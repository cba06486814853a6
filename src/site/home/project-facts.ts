import type { ShownProject } from '../../domain/content.ts';

type Fact = 'clientName' | 'category' | 'year';

/** What is known of a project beside its title, in one line; undefined where nothing is. */
export function sayFacts(project: Pick<ShownProject, Fact> | null, facts: readonly Fact[]): string | undefined {
  return facts.flatMap((name) => project?.[name] || []).join(' · ') || undefined;
}
