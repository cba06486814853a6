import type { ProjectSummary, RelatedProject } from './content.ts';
import { isBare } from './related.ts';

/**
 * Related projects with what the list of all projects says about those that came as bare ids; one that is not in the list
 * is left out (rulings, "Added after the first release"). An id is the same as a number and as text.
 */
export function resolveRelated(
  related: readonly RelatedProject[],
  projects: readonly ProjectSummary[],
): readonly RelatedProject[] {
  const listed = new Map(projects.map((project) => [String(project.id), project]));
  return related.flatMap((one) => {
    const found = isBare(one) ? listed.get(String(one.id)) : one;
    return found === undefined ? [] : [{ id: one.id, title: found.title, slug: found.slug, header: found.header }];
  });
}
