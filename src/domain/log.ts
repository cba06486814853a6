import type { Id } from './content.ts';

/** What of the log is shown. */
export const logParts = ['all', 'logins', 'changes'] as const;
export type LogPart = (typeof logParts)[number];

/** The part that an address names; all of it where it names none that there is. */
export const toLogPart = (text: string | undefined): LogPart => logParts.find((part) => part === text) ?? 'all';

/** Kinds of records that have forms of their own. */
export const logTargetKinds = ['project', 'story', 'page'] as const;

/** The record that a change was about. It may be gone. */
export interface LogTarget {
  readonly kind: (typeof logTargetKinds)[number];
  readonly id: Id;
}

/** A login, a login that was refused, or a change. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who, as they were called then; '' for a stranger. */
  readonly name: string;
  /** In words. */
  readonly what: string;
  /** The title of what was changed; '' where there is none. */
  readonly subject: string;
  /** Where a login came from; '' for a change. */
  readonly address: string;
  /** What the browser of a login says it is; null for a change. */
  readonly userAgent: string | null;
  /** Null of what has no form of its own, and where it is not known. */
  readonly target: LogTarget | null;
}

/** A page of the log, the newest first. */
export interface LogPage {
  readonly entries: readonly LogEntry[];
  /** Where the next page begins; null for the last. */
  readonly before: number | null;
}
