import type { Overview } from '../../api/dashboard/reads.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { LogEntry } from '../../domain/log.ts';
import { timeOf } from '../shared/moments.ts';

/** What was done, and where that stands now; null where it is gone, or not known. */
export interface Recent {
  /** Of its newest entry. */
  readonly id: number;
  readonly text: string;
  readonly detail: string;
  readonly to: string | null;
}

type Records = Overview['records'];

/** As many lines are shown at most. */
const mostRecent = 4;

/** What there is one of, or one list of, by the words with which the log ends. */
const places: readonly (readonly [string, string])[] = [
  [' of the homepage', dashboardPaths.homepage],
  [' the About page', dashboardPaths.editAbout],
  [' settings', dashboardPaths.settings],
  [' look', dashboardPaths.look],
  [' a category', dashboardPaths.categories],
  [' a page', dashboardPaths.pages],
  [' a redirect', dashboardPaths.redirects],
  [' a backup', dashboardPaths.backup],
  [' an import', dashboardPaths.importSite],
];

/** The log tells a record by its title only, which has to be that of one. @param subject 'Upar', or 'Upar (for whom)' */
function only<One extends { readonly title: string }>(list: readonly One[], subject: string): One | null {
  const [found, ...others] = list.filter(
    ({ title }) => title.trim() !== '' && (subject === title || subject.startsWith(`${title} (`)),
  );
  return found === undefined || others.length > 0 ? null : found;
}

function placeOf({ what, subject }: LogEntry, { projects, stories }: Records): string | null {
  // What bears its name now is another.
  if (what.startsWith('Deleted')) return null;
  if (what.endsWith(' a project')) {
    const project = only(projects, subject);
    return project === null ? null : dashboardPaths.editProject(project.id);
  }
  if (what.endsWith(' a story')) {
    const story = only(stories, subject);
    return story === null ? null : dashboardPaths.editStory(story.id);
  }
  return places.find(([words]) => what.endsWith(words))?.[1] ?? null;
}

/** What was done last, the newest first: what one person did to one thing without a break is one line. */
export function listRecent(changes: readonly LogEntry[], records: Records, now: number): readonly Recent[] {
  const runs: { readonly newest: LogEntry; readonly to: string | null; readonly entries: LogEntry[] }[] = [];
  for (const entry of changes) {
    const to = placeOf(entry, records);
    const run = runs.at(-1);
    const { newest } = run ?? {};
    const goesOn = newest?.subject === entry.subject && newest.name === entry.name && run?.to === to;
    if (run !== undefined && goesOn && (to !== null || newest.what === entry.what)) run.entries.push(entry);
    else runs.push({ newest: entry, to, entries: [entry] });
  }
  return runs.slice(0, mostRecent).map(({ newest: { id, what, subject, name, at }, to, entries }) => ({
    id,
    text: subject === '' ? what : `${what}: ${subject}`,
    detail: [name, timeOf(at, now), entries.length > 1 ? `${String(entries.length)} changes` : '']
      .filter((part) => part !== '')
      .join(', '),
    to,
  }));
}
