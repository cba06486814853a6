import type { Home, Id, ProjectSummary } from '../../domain/content.ts';

/** The projects, and what the home page shows as far as that could be read. */
export interface ProjectsInUse {
  readonly projects: readonly ProjectSummary[];
  readonly home: Pick<Home, 'headerFilms' | 'homeFilms' | 'grid'>;
}

const listing = new Intl.ListFormat('en', { type: 'conjunction' });

/** Where the home page shows the project, in a sentence; `null` where it does not, or that is not known. */
export function describeUse(id: Id, { headerFilms, homeFilms, grid }: ProjectsInUse['home']): string | null {
  const named = [
    [headerFilms, 'header video'],
    [homeFilms, 'homepage video'],
    [grid, 'grid cell'],
  ] as const;
  const places = named.flatMap(([slots, name]) =>
    slots.filter(({ projectId }) => projectId === id).map(({ position }) => `${name} ${String(position)}`),
  );
  return places.length === 0 ? null : `The home page shows it as ${listing.format(places)}; that will be empty.`;
}
