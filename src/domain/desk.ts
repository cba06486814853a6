import type { Id } from './content.ts';
import type { RevisionKind } from './history.ts';
import type { LogEntry } from './log.ts';

/** When and by whom something was last saved. Moments are milliseconds since 1970. */
export interface LastEdit {
  readonly kind: RevisionKind;
  /** Of a project or story; null of what there is one of. */
  readonly id: Id | null;
  readonly at: number;
  /** Null where nobody is known to have saved it. */
  readonly by: string | null;
}

/** Files that lack something. */
export interface WaitingFiles {
  readonly count: number;
  /** The project that has the first of them; null where no project has it. */
  readonly projectId: Id | null;
}

/** A link that ends soon. */
export interface EndingLink {
  /** For whom it is. */
  readonly name: string;
  readonly expiresAt: number;
  readonly subject: { readonly kind: 'project' | 'story'; readonly id: Id };
  /** Of what it shows. */
  readonly title: string;
}

/** What was done last in the studio, and what waits (an extension). */
export interface Desk {
  /** The newest first. */
  readonly edits: readonly LastEdit[];
  readonly undescribed: WaitingFiles;
  readonly plainFilms: WaitingFiles;
  /** The first to end first. */
  readonly endingLinks: readonly EndingLink[];
  /** What visitors wrote and nobody has read. */
  readonly unreadMessages: number;
  /** Null where none is known. */
  readonly lastBackupAt: number | null;
  readonly failedImports: readonly { readonly id: number; readonly name: string }[];
  /** The newest first. */
  readonly changes: readonly LogEntry[];
}

/** A draft that this browser keeps of a form and that was never sent. */
export interface UnsentDraft {
  /** 'project:5', 'story:new', 'settings' */
  readonly form: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** As typed; '' where the form has none. */
  readonly title: string;
}

/** A backup may be as old as this, in milliseconds. */
const backupAge = 7 * 24 * 60 * 60_000;

/** Whether it is time for a backup. */
export function needsBackup({ lastBackupAt }: Pick<Desk, 'lastBackupAt'>, now: number): boolean {
  return lastBackupAt === null || now - lastBackupAt > backupAge;
}
