import type { Problem } from '../../api/problem.ts';
import { initialChoices } from '../../domain/imports.ts';
import type { FolderFile, ImportChoices, RefusedFile, SiteImport } from '../../domain/imports.ts';
import { present } from '../machine-utils.ts';

export interface ImportingContext {
  /** What is shown; null before something is chosen. */
  readonly found: SiteImport | null;
  readonly choices: ImportChoices;
  /** Of an export that is sent, or a folder. */
  readonly name: string;
  readonly file: File | null;
  /** Of an export, as far as it has been sent, 0 to 1. */
  readonly share: number;
  /** Files of a folder that are to be brought; the first is under way. */
  readonly queue: readonly FolderFile[];
  /** How many there were. */
  readonly total: number;
  readonly refused: readonly RefusedFile[];
  /** Why the last file could not be brought, or nothing is heard of what is under way. */
  readonly problem: Problem | null;
}

/** Before anything is chosen. */
export const nothing: ImportingContext = {
  found: null,
  choices: { types: {}, hosts: [], redirects: true },
  name: '',
  file: null,
  share: 0,
  queue: [],
  total: 0,
  refused: [],
  problem: null,
};

/** An import that is opened, with what was chosen of it, or is chosen at first. */
export const opened = (found: SiteImport) => ({ found, choices: initialChoices(found), file: null, problem: null });

/** The next file of a folder. */
export const firstIn = ({ queue }: ImportingContext): FolderFile => present(queue[0] ?? null, 'file');
/** The import that is open. Throws where there is none. */
export const foundIn = ({ found }: ImportingContext): SiteImport => present(found, 'import');

/** Without the file that was under way. @param reason why it was not brought; null where it was */
export const withoutFirst = (context: ImportingContext, reason: string | null) => ({
  queue: context.queue.slice(1),
  refused: reason === null ? context.refused : [...context.refused, { path: firstIn(context).path, reason }],
  problem: null,
});
