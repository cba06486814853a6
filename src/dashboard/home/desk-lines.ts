import type { Overview } from '../../api/dashboard/reads.ts';
import type { Id, Media } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { needsBackup, type LastEdit, type UnsentDraft } from '../../domain/desk.ts';
import { headerFilmCount, homeFilmCount, homeGridCount } from '../../domain/home.ts';
import type { RevisionKind } from '../../domain/history.ts';
import { isolated } from '../../domain/isolated.ts';
import { unseenIds, type Publication } from '../../domain/publication.ts';
import { listSlots, slotLayout, type ShownSlot } from '../../domain/slots.ts';
import { counted } from '../shared/messages.ts';
import { timeOf } from '../shared/moments.ts';
import type { DeskHere } from './machines.ts';
import { named } from '../shared/named.ts';

/** How many slots the home page has. */
export const slotCount = headerFilmCount + homeFilmCount + homeGridCount;

/** Something to go on with: what it is, when it was last touched and by whom. */
export interface Work {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  /** A project's header; null of what has none. */
  readonly picture: Media | null;
  readonly publication?: Publication | undefined;
}

/** Something that waits, and where it is done. */
export interface Waiting {
  readonly to: string;
  readonly text: string;
}

type Records = Overview['records'];

/** How many things to go on with are shown, and how many links and projects that wait. */
const mostWork = 6;
const mostNamed = 3;

/** Of what there is one of: its form, and what it is called. */
const single: Readonly<
  Record<Exclude<RevisionKind, 'project' | 'story'>, { readonly title: string; readonly to: string }>
> = {
  about: { title: 'About', to: dashboardPaths.editAbout },
  homepage: { title: 'Home page', to: dashboardPaths.homepage },
  settings: { title: 'Settings', to: dashboardPaths.settings },
};

/** The forms without a record, by the names under which their drafts are kept. */
const forms: ReadonlyMap<string, { readonly title: string; readonly to: string }> = new Map([
  ['project:new', { title: 'A new project', to: dashboardPaths.createProject }],
  ['story:new', { title: 'A new story', to: dashboardPaths.createStory }],
  ['page:new', { title: 'A new page', to: dashboardPaths.createPage }],
  ['about:new', { title: 'About, written anew', to: dashboardPaths.createAbout }],
  ['about:edit', single.about],
  ['home-texts', { title: 'Texts of the home page', to: dashboardPaths.homepage }],
  ['settings', single.settings],
  ['words', { title: 'Words', to: dashboardPaths.words }],
  ['look', { title: 'Look', to: dashboardPaths.look }],
]);

/** A record with its form; null of one that is there no more. */
function recordOf(kind: string, id: Id | null, { projects, stories }: Records): Omit<Work, 'detail'> | null {
  if (id === null) return null;
  // Pages are not read here: the draft of one that is gone leads to where that is said.
  if (kind === 'page') return { to: dashboardPaths.editPage(id), title: 'A page', picture: null };
  const is = (one: { readonly id: Id }) => String(one.id) === String(id);
  if (kind === 'project') {
    const found = projects.find(is);
    if (found === undefined) return null;
    const { title, header, publication } = found;
    return { to: dashboardPaths.editProject(found.id), title: named(title), picture: header, publication };
  }
  const found = kind === 'story' ? stories.find(is) : undefined;
  if (found === undefined) return null;
  return {
    to: dashboardPaths.editStory(found.id),
    title: named(found.title),
    picture: null,
    publication: found.publication,
  };
}

function workOfDraft({ form, savedAt, title }: UnsentDraft, records: Records, now: number): Work | null {
  const [kind = '', id = ''] = form.split(':');
  const known = forms.get(form);
  const record = known === undefined ? recordOf(kind, id, records) : { ...known, picture: null };
  if (record === null) return null;
  const detail = `Not sent yet, kept in this browser ${timeOf(savedAt, now)}`;
  return { ...record, title: title.trim() === '' ? record.title : title, detail };
}

function workOfEdit({ kind, id, at, by }: LastEdit, records: Records, now: number): Work | null {
  const record =
    kind === 'project' || kind === 'story' ? recordOf(kind, id, records) : { ...single[kind], picture: null };
  if (record === null) return null;
  return { ...record, detail: by === null ? timeOf(at, now) : `${isolated(by)}, ${timeOf(at, now)}` };
}

/** What has changed before anybody's saves were kept, as in a demo or an import: when is known, and not by whom. */
function changedRecords({ projects, stories }: Records): readonly LastEdit[] {
  const all = [
    ...projects.map(({ id, updatedAt }) => ({ kind: 'project', id, updatedAt }) as const),
    ...stories.map(({ id, updatedAt }) => ({ kind: 'story', id, updatedAt }) as const),
  ];
  return all
    .flatMap(({ kind, id, updatedAt }) => {
      const at = Date.parse(updatedAt ?? '');
      return Number.isNaN(at) ? [] : [{ kind, id, at, by: null }];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** What was not sent yet, then what was saved last; each once. */
export function listWork({ drafts, edits, readAt }: DeskHere, records: Records): readonly Work[] {
  const works = [
    ...drafts.map((draft) => workOfDraft(draft, records, readAt)),
    ...edits.map((edit) => workOfEdit(edit, records, readAt)),
    ...changedRecords(records).map((edit) => workOfEdit(edit, records, readAt)),
  ].filter((work) => work !== null);
  const seen = new Set<string>();
  const once = works.filter(({ to }) => !seen.has(to) && seen.add(to));
  return once.slice(0, mostWork);
}

const needs = (count: number, one: string, many: string, rest: string): string =>
  `${counted(count, one, many)} ${rest}`;

/** What becomes public by itself, the next first. */
function listScheduled({ projects, stories }: Records, now: number): readonly Waiting[] {
  const all = [
    ...projects.map((one) => ({ ...one, to: dashboardPaths.editProject(one.id) })),
    ...stories.map((one) => ({ ...one, to: dashboardPaths.editStory(one.id) })),
  ];
  return all
    .flatMap(({ title, to, publication }) => {
      const at = publication?.visibility === 'draft' ? Date.parse(publication.publishAt ?? '') : Number.NaN;
      return at > now ? [{ at, to, text: `${isolated(named(title))} becomes public ${timeOf(at, now)}` }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, mostNamed);
}

/** Slots that visitors are not shown, as their projects are not public: each of the first by itself, the rest counted. */
function listUnseen({ projects }: Records, shown: readonly ShownSlot[]): readonly Waiting[] {
  const unseen = unseenIds(projects);
  const hidden = shown.filter(({ projectId }) => unseen.has(String(projectId)));
  const lines = hidden.slice(0, mostNamed).map(({ field, position, projectId }) => {
    const slot = `${slotLayout(field, position)?.section.slotName ?? 'slot'} ${String(position)}`;
    const title = projects.find(({ id }) => String(id) === String(projectId))?.title ?? '';
    return {
      to: dashboardPaths.homepageSlot(field, position),
      text: `Visitors are not shown ${slot}: ${isolated(named(title))} is not public`,
    };
  });
  const [next] = hidden.slice(mostNamed);
  if (next === undefined) return lines;
  const rest = hidden.length - mostNamed;
  const text = needs(
    rest,
    'more slot is',
    'more slots are',
    `not shown: ${rest === 1 ? 'its project is' : 'their projects are'} not public`,
  );
  return [...lines, { to: dashboardPaths.homepageSlot(next.field, next.position), text }];
}

/** The first slot that shows nothing. */
function firstEmpty(shown: readonly ShownSlot[]): string {
  const isFilled = (one: Pick<ShownSlot, 'field' | 'position'>) =>
    shown.some(({ field, position }) => field === one.field && position === one.position);
  const empty = listSlots().find((slot) => !isFilled(slot));
  return empty === undefined ? dashboardPaths.homepage : dashboardPaths.homepageSlot(empty.field, empty.position);
}

/** Two links for the same client end on the same day, and an import is tried twice: what reads alike and leads to one place is said once. */
const once = (lines: readonly Waiting[]): readonly Waiting[] =>
  lines.filter(({ to, text }, at) => lines.findIndex((one) => one.to === to && one.text === text) === at);

/** What waits for its administrator; what is done first comes first. */
export function listWaiting(
  desk: DeskHere,
  { slots, shown, records }: Pick<Overview, 'slots' | 'shown' | 'records'>,
): readonly Waiting[] {
  const { readAt: now, undescribed, plainFilms, endingLinks, failedImports, lastBackupAt, unreadMessages } = desk;
  const empty = slots === null ? 0 : slotCount - slots;
  return once([
    ...(unreadMessages === 0
      ? []
      : [
          {
            to: dashboardPaths.inbox,
            text: `${counted(unreadMessages, 'message', 'messages')} of visitors nobody has read`,
          },
        ]),
    ...failedImports.map(({ name }) => ({
      to: dashboardPaths.importSite,
      text: `The import of ${isolated(name)} broke off`,
    })),
    ...endingLinks.slice(0, mostNamed).map(({ name, title, expiresAt, subject: { kind, id } }) => ({
      to: kind === 'project' ? dashboardPaths.editProject(id) : dashboardPaths.editStory(id),
      text: `The link to ${isolated(named(title))} for ${isolated(name)} ends ${timeOf(expiresAt, now)}`,
    })),
    ...listScheduled(records, now),
    ...listUnseen(records, shown),
    ...(empty === 0
      ? []
      : [
          {
            to: firstEmpty(shown),
            text: needs(
              empty,
              'slot',
              'slots',
              `of ${String(slotCount)} on the home page ${empty === 1 ? 'is' : 'are'} empty`,
            ),
          },
        ]),
    ...(undescribed.count === 0
      ? []
      : [
          {
            to: `${dashboardPaths.library}?show=undescribed`,
            text: needs(undescribed.count, 'file', 'files', 'without alt text'),
          },
        ]),
    ...(plainFilms.count === 0
      ? []
      : [
          {
            to: `${dashboardPaths.allMedia}?films`,
            text: needs(plainFilms.count, 'film', 'films', 'without a lighter version for phones'),
          },
        ]),
    ...(needsBackup(desk, now) && records.projects.length > 0
      ? [
          {
            // Leads to the form that makes one.
            to: `${dashboardPaths.backup}?make`,
            text:
              lastBackupAt === null
                ? 'No backup has been made here yet'
                : `The last backup was made ${timeOf(lastBackupAt, now)}`,
          },
        ]
      : []),
  ]);
}
