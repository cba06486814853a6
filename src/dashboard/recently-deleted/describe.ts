import type { DeletedItem, DeletedKind, DeletedUse } from '../../domain/deleted.ts';
import { counted } from '../shared/messages.ts';

/** As the messages call them: 'Project deleted successfully!' */
const kinds: Readonly<Record<DeletedKind, string>> = {
  project: 'Project',
  category: 'Category',
  story: 'Story',
  headerVideo: 'Header video',
  homeGrid: 'Grid item',
  media: 'File',
  about: 'About page',
  original: 'Original',
  page: 'Page',
  redirect: 'Redirect',
  look: 'Look',
  message: 'Message',
  other: 'Record',
};

const places: Readonly<Record<DeletedUse['place'], string>> = {
  headerVideo: 'header video',
  homeVideo: 'homepage video',
  homeGrid: 'grid cell',
};

const listing = new Intl.ListFormat('en', { type: 'conjunction' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export const kindOf = ({ kind }: DeletedItem): string => kinds[kind];

const isPlace = ({ kind }: DeletedItem): boolean => kind === 'headerVideo' || kind === 'homeGrid';

/** With the place that it had: 'Header video 2'. */
export function labelOf(item: DeletedItem): string {
  const [use] = item.uses;
  return isPlace(item) && use !== undefined ? `${kindOf(item)} ${String(use.position)}` : kindOf(item);
}

export const nameOf = ({ title }: DeletedItem): string => title ?? 'Untitled';

/** '21 Nov, 15:04' */
export const timeOf = ({ deletedAt }: DeletedItem): string => moment.format(deletedAt);

/** '1 day left' */
export const countDays = (days: number): string => `${counted(days, 'day', 'days')} left`;

const kilobyte = 1024;

/** '4.2 MB', '148 KB' */
export function describeBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte
    ? `${String(kilobytes)} KB`
    : `${(bytes / kilobyte ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}

/** '8 files, 4.2 MB'; null where there is none. */
export function describeFiles(items: readonly DeletedItem[]): string | null {
  const files = items.reduce((sum, item) => sum + item.files, 0);
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  return files === 0 ? null : `${counted(files, 'file', 'files')}, ${describeBytes(bytes)}`;
}

/** What is restored with it: 'header video 2, 8 files, 4.2 MB'; null where there is nothing. */
export function describeRest(item: DeletedItem): string | null {
  const uses = (isPlace(item) ? [] : item.uses).map(({ place, position }) => `${places[place]} ${String(position)}`);
  const parts = [
    uses.length === 0 ? null : listing.format(uses),
    item.projects === 0 ? null : `had ${counted(item.projects, 'project', 'projects')}`,
    describeFiles([item]),
  ].filter((part) => part !== null);
  const [first = ''] = parts;
  return parts.length === 0 ? null : [first.charAt(0).toUpperCase() + first.slice(1), ...parts.slice(1)].join(' · ');
}

/** Nothing was deleted for good. */
export const failed = 'Failed to delete for good. Try again.';
