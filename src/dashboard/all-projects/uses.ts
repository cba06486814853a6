import type { Category, Id, ProjectSummary } from '../../domain/content.ts';
import { listUses } from '../shared/media/uses.ts';
import type { HomeSlots } from '../shared/media/uses.ts';

/** The projects, and what the home page shows as far as that could be read. */
export interface ProjectsInUse {
  readonly projects: readonly ProjectSummary[];
  /** None where they could not be read. */
  readonly categories: readonly Category[];
  readonly home: HomeSlots;
}

/** Where the home page shows the project, in a sentence; `null` where it does not, or that is not known. */
export function describeUse(id: Id, home: HomeSlots): string | null {
  const places = listUses(home, ({ projectId }) => projectId === id);
  return places === null ? null : `The home page shows it as ${places}; that will be empty.`;
}
