/** A backup that lies on the server. */
export interface Backup {
  readonly id: string;
  /** Asked for, or of what was there before another was restored. */
  readonly kind: 'made' | 'before';
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly bytes: number;
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
