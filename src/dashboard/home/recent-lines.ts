import type { Overview } from '../../api/dashboard/reads.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { Id } from '../../domain/content.ts';
import type { LogEntry, LogTarget } from '../../domain/log.ts';
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

/** The form of a record, by its id: its title may be another's by now. Pages are not read here: the form of one that is gone says so. */
function formOf({ kind, id }: LogTarget, { projects, stories }: Records): string | null {
  const is = (one: { readonly id: Id }) => String(one.id) === String(id);
  if (kind === 'page') return dashboardPaths.editPage(id);
  if (kind === 'project') return projects.some(is) ? dashboardPaths.editProject(id) : null;
  return stories.some(is) ? dashboardPaths.editStory(id) : null;
}

function placeOf({ what, target }: LogEntry, records: Records): string | null {
  if (what.startsWith('Deleted')) return null;
  if (target !== null) return formOf(target, records);
  return places.find(([words]) => what.endsWith(words))?.[1] ?? null;
}

/** What was done last, the newest first: what one person did to one thing without a break is one line. */
export function listRecent(changes: readonly LogEntry[], records: Records, now: number): readonly Recent[] {
  const runs: { readonly newest: LogEntry; readonly to: string | null; readonly entries: LogEntry[] }[] = [];
  for (const entry of changes) {
    const to = placeOf(entry, records);
    const run = runs.at(-1);
    const { newest } = run ?? {};
    // Of a record that has got another title in between, the newest says it.
    const isSame = to !== null && entry.target !== null ? true : newest?.subject === entry.subject;
    const goesOn = isSame && newest?.name === entry.name && run?.to === to;
    if (run !== undefined && goesOn && (to !== null || newest?.what === entry.what)) run.entries.push(entry);
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
