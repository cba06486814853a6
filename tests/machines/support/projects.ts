import type { Id, ProjectSummary } from '../../../src/domain/content.ts';

/** A project of the list, as little as it can be. */
export function projectOf(id: Id, position: number, title = `Project ${String(id)}`): ProjectSummary {
  return {
    id,
    position,
    title,
    slug: `project-${String(id)}`,
    header: null,
    categoryId: null,
    clientName: '',
    year: '',
    theme: null,
  };
}
