/** Who sees a project or a story, as it is stored. */
export const visibilities = ['public', 'draft', 'unlisted', 'sealed'] as const;
export type Visibility = (typeof visibilities)[number];

/** A plain page is one of these. */
export const pageVisibilities = ['public', 'draft'] as const satisfies readonly Visibility[];
export type PageVisibility = (typeof pageVisibilities)[number];

/** What who has no link finds at the address of a sealed project. */
export const sealedChoices = ['nothing', 'title', 'titleAndPicture'] as const;
export type SealedShows = (typeof sealedChoices)[number];

/** A form's text as a choice; the careful one for any other. */
export function toSealedShows(value: unknown): SealedShows {
  return sealedChoices.find((one) => one === value) ?? 'nothing';
}

const foundBySealed = {
  nothing: 'Everybody else finds nothing at its address, as if it did not exist.',
  title: 'At its address everybody else finds its title and the request to ask you.',
  titleAndPicture:
    'At its address everybody else finds its title, a small picture of its header and the request to ask you.',
} as const satisfies Record<SealedShows, string>;

/** What the provider tells about it; an extension. */
export interface Publication {
  readonly visibility: Visibility;
  /** When a draft becomes public by itself, ISO 8601; null for never. */
  readonly publishAt: string | null;
}

/** What a form offers; `scheduled` is a draft with a time. */
export const visibilityChoices = ['public', 'draft', 'scheduled', 'unlisted', 'sealed'] as const;
export type VisibilityChoice = (typeof visibilityChoices)[number];

/** What a form holds of it. */
export interface PublicationValues {
  /** `''` says nothing: what is stored stays, and of a new one the provider decides. */
  readonly visibility: VisibilityChoice | '';
  /** In the time of the place, as fields for times hold it: '2026-12-01T09:00'. Of matter to what is scheduled only. */
  readonly publishAt: string;
}

export const noPublication: PublicationValues = { visibility: '', publishAt: '' };

const choices: ReadonlySet<string> = new Set(visibilityChoices);
const isChoice = (value: string): value is VisibilityChoice => choices.has(value);

/** A form's text as a choice; `''` for any other. */
export function toChoice(value: string): VisibilityChoice | '' {
  return isChoice(value) ? value : '';
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** A moment as a field for times holds it, in the time of the place. */
function toLocal(moment: string): string {
  const time = new Date(moment);
  const date = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  const seconds = time.getSeconds() === 0 ? '' : `:${pad(time.getSeconds())}`;
  return `${date}T${pad(time.getHours())}:${pad(time.getMinutes())}${seconds}`;
}

/** What is stored, as a form holds it. */
export function publicationValues(publication: Publication | undefined): PublicationValues {
  if (publication === undefined) return noPublication;
  const { visibility, publishAt } = publication;
  if (visibility !== 'draft' || publishAt === null) return { visibility, publishAt: '' };
  return { visibility: 'scheduled', publishAt: toLocal(publishAt) };
}

/** The moment that is meant; null where it is none. */
function momentOf(local: string): Date | null {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** The fields that are sent; none where the form says nothing. */
export function publicationToSend({ visibility, publishAt }: PublicationValues): {
  visibility?: Visibility;
  publishAt?: string;
} {
  if (visibility === '') return {};
  if (visibility !== 'scheduled') return { visibility, publishAt: '' };
  return { visibility: 'draft', publishAt: momentOf(publishAt)?.toISOString() ?? '' };
}

/** Whether visitors would not be shown it at its address: the page of its owner comes from the server. */
export function isHidden(publication: Publication | undefined): boolean {
  return isHiddenChoice(publication?.visibility ?? '');
}

/** The same of a form's choice. */
export function isHiddenChoice(visibility: string): boolean {
  return ['draft', 'scheduled', 'sealed'].includes(visibility);
}

/** Stored like this, only its administrator sees it: a draft, and no time at which it is public by itself has come. */
export function staysHidden({ visibility, publishAt }: PublicationValues, now: number): boolean {
  if (visibility !== 'scheduled') return visibility === 'draft';
  const moment = momentOf(publishAt);
  return moment === null || moment.getTime() > now;
}

/** It is to become public by itself, and nobody has said when. */
export const lacksTime = ({ visibility, publishAt }: PublicationValues): boolean =>
  visibility === 'scheduled' && momentOf(publishAt) === null;

/** Said about what was saved so. */
export const untimed = 'It stays a draft: no day and time were chosen.';

/** In one sentence, who will see it. */
export function describeChoice(
  { visibility, publishAt }: PublicationValues,
  now: number,
  shows: SealedShows = 'title',
): string {
  switch (visibility) {
    case 'public':
      return 'Everybody sees it.';
    case 'draft':
      return 'Only you see it, here and at its address while you are logged in.';
    case 'unlisted':
      return 'Whoever has its address sees it. It is in no list, and search engines are asked to leave it out.';
    case 'sealed':
      return `Whoever has a link that you made sees it. ${foundBySealed[shows]}`;
    case 'scheduled': {
      const moment = momentOf(publishAt);
      if (moment === null) return 'Choose a day and a time. Without them it stays a draft.';
      if (moment.getTime() <= now) return 'This time has passed: everybody sees it as soon as you submit.';
      return 'Only you see it until then; from that minute on, everybody.';
    }
    case '':
      return 'As the settings say of new ones.';
  }
}

/** What a list says of it beside its title; null of what is public, or not known. */
export function markOf(publication: Publication | undefined, formatTime: (moment: Date) => string): string | null {
  if (publication === undefined || publication.visibility === 'public') return null;
  const { visibility, publishAt } = publication;
  if (visibility === 'unlisted') return 'Unlisted';
  if (visibility === 'sealed') return 'Sealed';
  return publishAt === null ? 'Draft' : `Public from ${formatTime(new Date(publishAt))}`;
}

/** What each choice is called. */
export const visibilityNames: Readonly<Record<VisibilityChoice, string>> = {
  public: 'Public',
  draft: 'Draft',
  scheduled: 'Scheduled',
  unlisted: 'Unlisted',
  sealed: 'Sealed',
};

/** What a list can be narrowed to. */
export type PublicationFilter = 'all' | VisibilityChoice;

export const publicationFilters: readonly (readonly [PublicationFilter, string])[] = [
  ['all', 'All'],
  ['public', 'Public'],
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['unlisted', 'Unlisted'],
  ['sealed', 'Sealed'],
];

interface Published {
  readonly publication?: Publication;
}

/** Whether the provider tells who sees what is listed. */
export function tellsState(list: readonly Published[]): boolean {
  return list.some(({ publication }) => publication !== undefined);
}

/** Whether a list has anything to narrow down: something that is not public. */
export function hasHidden(list: readonly Published[]): boolean {
  return list.some(({ publication }) => publication !== undefined && publication.visibility !== 'public');
}

/** Ids, as text, of those that visitors' lists leave out. */
export function unseenIds(list: readonly (Published & { readonly id: string | number })[]): ReadonlySet<string> {
  return new Set(list.filter((one) => hasHidden([one])).map(({ id }) => String(id)));
}

/** What visitors' lists show. */
export function seenByVisitors<One extends Published>(list: readonly One[]): readonly One[] {
  return list.filter((one) => !hasHidden([one]));
}

/** Drafts with a time are drafts too. */
export function filterPublished<One extends Published>(
  list: readonly One[],
  filter: PublicationFilter,
): readonly One[] {
  if (filter === 'all') return list;
  return list.filter(({ publication }) => {
    const { visibility } = publicationValues(publication);
    return visibility === filter || (filter === 'draft' && visibility === 'scheduled');
  });
}
