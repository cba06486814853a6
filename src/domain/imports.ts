import type { Id } from './content.ts';

export const importKinds = ['wordpress', 'squarespace', 'ghost', 'folder', 'backup'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStates = ['collecting', 'planned', 'running', 'cancelled', 'done', 'failed', 'removed'] as const;
export type ImportState = (typeof importStates)[number];

/** What an item becomes; `none` leaves it out. */
export const importWays = ['story', 'project', 'page', 'none'] as const;
export type ImportAs = (typeof importWays)[number];

/** What is chosen of what was found. */
export interface ImportChoices {
  /** By the types that were found. */
  readonly types: Readonly<Record<string, ImportAs>>;
  /** From which files may be fetched. */
  readonly hosts: readonly string[];
  /** Old addresses lead to what is made of them. */
  readonly redirects: boolean;
}

/** A draft that an import has made. */
export interface ImportedRecord {
  readonly kind: Exclude<ImportAs, 'none'>;
  readonly id: Id;
  readonly title: string;
  /** Path of its page on the site. */
  readonly address: string;
}

/** What is taken from a former site. */
export interface SiteImport {
  readonly id: Id;
  readonly kind: ImportKind;
  /** Of the file or folder. */
  readonly name: string;
  readonly state: ImportState;
  /** As ISO 8601. */
  readonly createdAt: string;
  readonly types: readonly { readonly type: string; readonly count: number; readonly as: ImportAs }[];
  readonly hosts: readonly { readonly host: string; readonly files: number }[];
  /** Items whose old address is known. */
  readonly addresses: number;
  readonly skipped: readonly { readonly reason: string; readonly count: number }[];
  readonly items: Readonly<Record<'planned' | 'done' | 'skipped' | 'failed', number>>;
  /** Records that it has brought. */
  readonly made: number;
  /** Those that are still there, the first of them where there are very many. */
  readonly records: readonly ImportedRecord[];
  readonly choices: ImportChoices | null;
  readonly reason: string | null;
  /** Title of the item that it is at. */
  readonly current: string | null;
  /** Where its account is, as CSV. */
  readonly report: string;
}

/** A file of a folder, and where it is in it: `Work/Upar/01.jpg`. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** A file that was not brought, and why. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** What is chosen before somebody has chosen: no host is asked for anything unless it is ticked. */
export const initialChoices = ({ types, choices }: SiteImport): ImportChoices =>
  choices ?? {
    types: Object.fromEntries(types.map(({ type, as }) => [type, as])),
    hosts: [],
    redirects: true,
  };

/** Whether it is being taken just now. */
export const isUnderWay = ({ state }: SiteImport): boolean => state === 'running';

/** How many items would be taken with these choices, at most: some may have been taken before. */
export function countChosen({ types }: SiteImport, choices: ImportChoices): number {
  return types.reduce((sum, { type, count }) => sum + ((choices.types[type] ?? 'none') === 'none' ? 0 : count), 0);
}

/** Something of it may still be taken. */
export const canRun = ({ state, items }: SiteImport): boolean =>
  state === 'collecting' || (state !== 'running' && state !== 'removed' && items.planned + items.failed > 0);

/** Everything in it was taken before, and nothing of it is left. */
export const isAllHere = ({ state, items }: SiteImport): boolean =>
  state === 'planned' && items.planned + items.failed + items.done === 0 && items.skipped > 0;

/** Share of its items that have been looked at, 0 to 1. */
export function shareOf({ items: { planned, done, skipped, failed } }: SiteImport): number {
  const all = planned + done + skipped + failed;
  return all === 0 ? 0 : (all - planned) / all;
}

/** What Mac, Windows, Linux and network drives (Synology, QNAP) leave in folders: files, and folders of their own. */
const leftBySystems =
  /^(?:\..*|~\$.*|thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|__macosx|@eadir|@__thumb|@recycle|@recently-snapshot|@tmp|#recycle|#snapshot|\$recycle\.bin|recycler|system volume information|lost\+found|found\.\d{3})$/i;

/** A folder's files without those that nobody has put there, in the order of their names. */
export function filesOfFolder(files: readonly FolderFile[]): readonly FolderFile[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return files
    .filter(({ path }) => !path.split('/').some((part) => leftBySystems.test(part)))
    .toSorted((a, b) => collator.compare(a.path, b.path));
}

/** The name of what was chosen: the folder that holds everything. */
export function nameOfFolder(files: readonly FolderFile[]): string {
  const firsts = new Set(files.map(({ path }) => (path.includes('/') ? path.split('/')[0] : '')));
  const [first = ''] = firsts;
  return firsts.size === 1 && first !== '' ? first : 'Pictures';
}

/** With a type that becomes something else. */
export const withType = (choices: ImportChoices, type: string, as: ImportAs): ImportChoices => ({
  ...choices,
  types: { ...choices.types, [type]: as },
});

/** With a host from which files may be fetched, or may not. */
export const withHost = (choices: ImportChoices, host: string, isTicked: boolean): ImportChoices => ({
  ...choices,
  hosts: [...choices.hosts.filter((one) => one !== host), ...(isTicked ? [host] : [])],
});
