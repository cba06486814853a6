import { isAllHere, type ImportAs, type ImportedRecord, type SiteImport } from '../../domain/imports.ts';
import { counted } from '../shared/messages.ts';
import { wholeDay } from '../shared/moments.ts';

export const texts = {
  failed: 'The import did not go on.',
  removed: 'Everything that it brought was deleted.',
  removeFailed: 'Not everything was deleted. Try again.',
  forgotten: 'Import deleted successfully!',
  forgetFailed: 'Failed to delete the import.',
  removeQuestion: 'Are you sure you want to delete everything that this import brought?',
  emptyFolder: 'There are no files in this folder that could be imported.',
  forgetQuestion: 'Are you sure you want to delete this import?',
} as const;

const kinds: Readonly<Record<SiteImport['kind'], string>> = {
  wordpress: 'WordPress export',
  squarespace: 'Squarespace export',
  ghost: 'Ghost export',
  folder: 'Folder',
  backup: 'Vitrine backup',
};

const states: Readonly<Record<SiteImport['state'], string>> = {
  collecting: 'Not imported yet',
  planned: 'Not imported yet',
  running: 'Under way',
  cancelled: 'Stopped',
  done: 'Done',
  failed: 'Failed',
  removed: 'Deleted again',
};

/** 'WordPress export · Done · 43 drafts · 20 Nov 2026' */
export function describeImport(found: SiteImport): string {
  const { kind, state, made, createdAt } = found;
  const drafts = made === 0 || state === 'removed' ? [] : [`brought ${counted(made, 'draft', 'drafts')}`];
  const said = isAllHere(found) ? 'Nothing new in it' : states[state];
  return [kinds[kind], said, ...drafts, wholeDay(new Date(createdAt))].join(' · ');
}

export const kindOf = ({ kind }: SiteImport): string => kinds[kind];

/** Names that people know for what an export calls otherwise. */
const types: Readonly<Record<string, readonly [one: string, many: string]>> = {
  post: ['post', 'posts'],
  page: ['page', 'pages'],
  folder: ['folder', 'folders'],
  project: ['project', 'projects'],
  portfolio: ['portfolio item', 'portfolio items'],
  'jetpack-portfolio': ['portfolio item', 'portfolio items'],
};

/** '41 posts'; '3 of “testimonial”' for what a plugin has made. */
export function describeType(type: string, count: number): string {
  const known = Object.hasOwn(types, type) ? types[type] : undefined;
  const [one, many] = known ?? [`of “${type}”`, `of “${type}”`];
  return counted(count, one, many);
}

/** 'What 2 posts become', 'What 1 folder becomes' */
export const askWhatBecomes = (type: string, count: number): string =>
  `What ${describeType(type, count)} ${count === 1 ? 'becomes' : 'become'}`;

const recordKinds = {
  project: ['project', 'projects'],
  story: ['story', 'stories'],
  page: ['page', 'pages'],
} as const satisfies Record<ImportedRecord['kind'], readonly [one: string, many: string]>;

/** '12 projects, 3 stories, 1 page', without the kinds of which there is none; '…, 5 more' of what is not listed. */
export function countRecords({ made, records }: Pick<SiteImport, 'made' | 'records'>): string {
  const unlisted = made - records.length;
  const listed = Object.entries(recordKinds)
    .map(([kind, [one, many]]) => ({ one, many, count: records.filter((record) => record.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, many, count }) => counted(count, one, many));
  return [...listed, ...(unlisted > 0 ? [`${String(unlisted)} more`] : [])].join(', ');
}

export const becomes: readonly (readonly [ImportAs, string])[] = [
  ['story', 'Stories'],
  ['project', 'Projects'],
  ['page', 'Pages'],
  ['none', 'Left out'],
];

/** '40 taken, 2 left out, 1 failed' */
export function describeItems({ items: { done, skipped, failed, planned } }: SiteImport): string {
  const parts = [
    `${String(done)} taken`,
    ...(skipped > 0 ? [`${String(skipped)} left out`] : []),
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(planned > 0 ? [`${String(planned)} left`] : []),
  ];
  return parts.join(', ');
}

/**
 * What there is to say of an import that its numbers do not say; null where they do.
 * @param isBrought its files have just come from this page
 */
export function describeState(found: SiteImport, isBrought: boolean): string | null {
  const { kind, state, types, items } = found;
  if (state === 'planned' && types.length === 0) {
    return kind === 'folder' ? texts.emptyFolder : 'Nothing was found in it that could be imported.';
  }
  if (isAllHere(found)) {
    return `Everything in it is here already: ${counted(items.skipped, 'item was', 'items were')} taken before. What was deleted since can be imported again.`;
  }
  if (state === 'collecting') {
    if (types.length === 0) return texts.emptyFolder;
    return isBrought
      ? null
      : 'The page was closed while its files came, so some may be missing. Choose the folder again to bring all of it, or import what is here.';
  }
  if (state === 'cancelled' && items.done === 0) return 'It was stopped before anything was taken.';
  return state === 'done' && items.done === 0 ? 'Nothing of it was taken: the report says why.' : null;
}
