import { BookOpen, Globe, Plus, type LucideIcon } from 'lucide-react';
import type { ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { createSearch } from '../../domain/search.ts';
import { navigationWith, offeredBy, settingsScreens, type NavigationItem } from './navigation.ts';
import { named } from '../shared/named.ts';

/** Somewhere to go. */
export interface Place {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** What it belongs to. */
  readonly hint?: string | undefined;
}

const screens = dashboardPaths;

/** What can be created from anywhere. */
const creations: readonly Place[] = [
  { label: 'Create Project', to: screens.createProject, icon: Plus },
  { label: 'Create Story', to: screens.createStory, icon: Plus },
  { label: 'Create Category', to: screens.categories, icon: Plus, hint: 'Categories' },
];

/** Where the provider keeps such pages. */
const pageCreation: Place = { label: 'Create Page', to: screens.createPage, icon: Plus, hint: 'Pages' };

const created = new Set<string>([screens.createProject, screens.createStory]);

/** An entry of the navigation as a place, told apart by what it holds or belongs to. */
const placeOf =
  (group: string | undefined) =>
  ({ label, to, icon, holds = group }: NavigationItem): Place => ({ label, to, icon, hint: holds });

/** Every screen of both levels of the navigation that creates nothing, and the public site. */
const goingsWith = (extensions: readonly string[]): readonly Place[] => {
  const second = offeredBy(settingsScreens, extensions);
  return [
    ...navigationWith(extensions).flatMap(({ label: group, items }) =>
      items
        .filter(({ to }) => !created.has(to))
        .flatMap((item) =>
          // "Settings" is the first of those behind it.
          item.to === second[0]?.to ? second.map(placeOf(item.label)) : [placeOf(group)(item)],
        ),
    ),
    { label: 'View site', to: paths.home, icon: Globe },
  ];
};

/** How many projects are listed; one more word finds the others. */
const MOST_PROJECTS = 8;

/** Tells whether a text has every one of the words in it, in any order and however accented. */
export function createWordSearch(query: string): (text: string) => boolean {
  const searches = query.split(/\s+/).map(createSearch);
  return (text) => searches.every((isIn) => isIn(text));
}

/** What of the menu matches the words; projects only once there are some. */
export function findPlaces(query: string, projects: readonly ProjectSummary[], extensions: readonly string[]) {
  const matches = createWordSearch(query);
  const isMatch = ({ label, hint = '' }: Place) => matches(`${label} ${hint}`);
  const found =
    query.trim() === '' ? [] : projects.filter(({ title, clientName }) => matches(`${title} ${clientName}`));
  return {
    creations: [...creations, ...(extensions.includes('pages') ? [pageCreation] : [])].filter(isMatch),
    goings: goingsWith(extensions).filter(isMatch),
    projects: found.slice(0, MOST_PROJECTS).map(({ id, title, clientName }) => ({
      label: named(title),
      to: dashboardPaths.editProject(id),
      icon: BookOpen,
      hint: clientName === '' ? undefined : clientName,
    })),
  };
}
