import type { Id, ProjectSummary } from './content.ts';

/** The project to begin with: the wanted one, else the one that changed last, else the first; null where there is none. */
export function projectToOpen(projects: readonly ProjectSummary[], wanted: Id | null): ProjectSummary | null {
  const known = projects.find(({ id }) => String(id) === String(wanted));
  if (known !== undefined) return known;
  const changed = projects.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''));
  return changed[0] ?? null;
}
