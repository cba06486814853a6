/** A media file that is recorded and is not there. */
export interface MissingFile {
  /** Its name on the server. */
  readonly file: string;
  /** As it was called at the upload; null where that is not known. */
  readonly name: string | null;
  /** Where it is used, in the server's words. */
  readonly uses: readonly string[];
}

/** What a backup lacks. */
export interface MissingFiles {
  readonly count: number;
  /** The first of them. */
  readonly files: readonly MissingFile[];
}

/** A backup that lies on the server. */
export interface Backup {
  readonly id: string;
  /** Asked for, or of what was there before another was restored. */
  readonly kind: 'made' | 'before';
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly bytes: number;
  readonly missing: MissingFiles;
}

/** What the server makes by itself every night. Times are milliseconds since 1970. */
export interface NightlyBackups {
  readonly lastGoodAt: number | null;
  /** The last try, where it failed. */
  readonly failure: { readonly at: number; readonly reason: string } | null;
}

/** What is known of backups. */
export interface BackupState {
  /** Those that lie on the server, the newest first. */
  readonly backups: readonly Backup[];
  /** What the site lacks now. */
  readonly missing: MissingFiles;
  /** null where none are made. */
  readonly nightly: NightlyBackups | null;
}

/** What is done with backups; each needs the password. */
export type BackupAct =
  | { readonly kind: 'make' }
  | { readonly kind: 'download'; readonly backup: Backup }
  | { readonly kind: 'restore'; readonly from: Backup | File };

export interface ProvenBackupAct {
  readonly act: BackupAct;
  readonly password: string;
}
