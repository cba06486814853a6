import type { Problem } from '../../api/problem.ts';
import type { FolderFile, ImportChoices, SiteImport } from '../../domain/imports.ts';

export type ImportingEvent =
  | { readonly type: 'export.chosen'; readonly file: File }
  | { readonly type: 'folder.chosen'; readonly name: string; readonly files: readonly FolderFile[] }
  | { readonly type: 'import.opened'; readonly found: SiteImport }
  /** Leaves it as it is: what is under way on the server goes on. */
  | { readonly type: 'import.closed' }
  | { readonly type: 'upload.progressed'; readonly share: number }
  | { readonly type: 'upload.finished'; readonly found: SiteImport }
  | { readonly type: 'upload.failed'; readonly problem: Problem }
  | { readonly type: 'files.retried' }
  | { readonly type: 'file.skipped' }
  | { readonly type: 'choices.changed'; readonly choices: ImportChoices }
  | { readonly type: 'import.run' }
  | { readonly type: 'import.stop' }
  /** Something of it was changed elsewhere on the page. */
  | { readonly type: 'import.refresh' }
  | { readonly type: 'import.read'; readonly found: SiteImport }
  | { readonly type: 'import.lost'; readonly problem: Problem };

export type ImportingEmitted =
  /** The list of imports is another now. */
  { readonly type: 'importing.changed' } | { readonly type: 'importing.failed'; readonly problem: Problem };

export interface ExportToSend {
  readonly file: File;
}
export interface FolderToBegin {
  readonly name: string;
}
export interface FileToBring {
  readonly found: SiteImport;
  readonly file: FolderFile;
}
export interface ImportToRead {
  readonly found: SiteImport;
}
export interface ImportToRun extends ImportToRead {
  readonly choices: ImportChoices;
}
