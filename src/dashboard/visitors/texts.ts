import type { Period, SeenPage, VisitDay } from '../../domain/visits.ts';
import { paths } from '../../domain/paths.ts';
import { counted } from '../shared/messages.ts';

export const texts = {
  intro:
    'Counted where pages are answered: no cookie, no script, and nothing that tells who it was. Somebody who sees a page several times on a day counts once, and on another day again. You, your colleagues and robots are left out.',
  off: 'Visits are not counted. What was counted before stays.',
  empty: 'Nobody was counted in this time.',
  turnedOn: 'Visits are counted from now on.',
  turnedOff: 'Visits are no longer counted.',
  failed: 'Whether visits are counted was not changed.',
  others: 'All others',
} as const;

/** Lengths of time, as the list of choices calls them. */
export const periodNames: Readonly<Record<Period, string>> = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last year',
};

const pageNames: ReadonlyMap<string, string> = new Map([
  [paths.home, 'Home'],
  [paths.work, 'Work'],
  [paths.about, 'About us'],
  [paths.stories, 'Coffee break'],
  [paths.contact, 'Talk to us'],
]);

/** What a page is called: the title of a record, or what every site calls it. */
export const nameOfPage = ({ path, title }: Pick<SeenPage, 'path' | 'title'>): string =>
  (title ?? pageNames.get(path) ?? '') || path;

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** '29 Nov 2026' */
export const nameOfDay = (day: string): string => dayName.format(new Date(day));

/** '21 visitors, 44 pages seen' */
export const describeDay = ({ visitors, views }: Pick<VisitDay, 'visitors' | 'views'>): string =>
  `${counted(visitors, 'visitor', 'visitors')}, ${counted(views, 'page', 'pages')} seen`;
