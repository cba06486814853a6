import type { Id } from './content.ts';
import type { VisibilityChoice } from './publication.ts';

/** What is shown by a link. */
export interface LinkSubject {
  readonly kind: 'project' | 'story';
  readonly id: Id;
}

/** What a link is for: to show a client what is sealed, or anybody a draft. */
export type LinkPurpose = 'client' | 'preview';

/** A link that shows something which is not public. */
export interface ShareLink {
  readonly id: Id;
  readonly purpose: LinkPurpose;
  /** For whom it is. */
  readonly name: string;
  /** A path of the site: '/p/…', '/preview/…'; null where the provider can tell it no more, though it still opens. */
  readonly path: string | null;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly openings: number;
  /** The last time, ISO 8601; null while it has not been opened. */
  readonly openedAt: string | null;
}

/** A link to be made. */
export interface NewLink {
  readonly subject: LinkSubject;
  readonly name: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly idempotencyKey: string;
}

/** What links to something so visible are for; null where it needs none. */
export const purposeOf = (choice: VisibilityChoice | ''): LinkPurpose | null =>
  choice === 'sealed' ? 'client' : choice === 'draft' || choice === 'scheduled' ? 'preview' : null;

/** Those for a purpose that open it now. */
export const openLinks = (links: readonly ShareLink[], purpose: LinkPurpose, now: number): readonly ShareLink[] =>
  links.filter((link) => link.purpose === purpose && Date.parse(link.expiresAt) > now);

/** What names the links of one project or story. */
export const linksKey = ({ kind, id }: LinkSubject): string => `${kind}:${String(id)}`;

/** The other way round. */
export function toLinkSubject(key: string): LinkSubject {
  const [kind = '', ...id] = key.split(':');
  return { kind: kind === 'story' ? 'story' : 'project', id: id.join(':') };
}

const usualDays = 30;

const pad = (part: number): string => String(part).padStart(2, '0');

/** A day as fields for dates hold it, in the time of the place: '2026-12-24'. */
const toDay = (time: Date): string => [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');

/** The last day of a link that is made now, unless another is chosen. */
export function usualLastDay(now: number): string {
  const time = new Date(now);
  time.setDate(time.getDate() + usualDays);
  return toDay(time);
}

/** The end of a day, in the time of the place; null for a text that is none. */
export function endOfDay(day: string): Date | null {
  const end = new Date(`${day}T23:59:59`);
  return day === '' || Number.isNaN(end.getTime()) ? null : end;
}

/** What is wrong with a link to be made, by its field; null where nothing is. */
export function checkLink(link: { readonly name: string; readonly lastDay: string }, now: number) {
  const end = endOfDay(link.lastDay);
  return {
    name: link.name.trim() === '' ? 'For whom is it? Only you read this.' : null,
    lastDay: end === null ? 'Choose a day.' : end.getTime() <= now ? 'This day has passed.' : null,
  };
}

/** Until when it opens and how often it was opened, in one line. */
export function describeLink(
  { expiresAt, openings, openedAt }: ShareLink,
  now: number,
  format: { readonly day: (moment: Date) => string; readonly time: (moment: Date) => string },
): string {
  const end = new Date(expiresAt);
  const until = end.getTime() <= now ? `Expired on ${format.day(end)}` : `Until ${format.day(end)}`;
  if (openings === 0 || openedAt === null) return `${until}, not opened yet`;
  const last = format.time(new Date(openedAt));
  return `${until}, opened ${openings === 1 ? 'once' : `${String(openings)} times`}, last on ${last}`;
}
