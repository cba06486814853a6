import type { Id } from './content.ts';
import type { Visibility } from './publication.ts';

/** What is done to many projects at once. */
export type BulkChange =
  | { readonly field: 'visibility'; readonly value: Visibility }
  /** Id of a category as text; '' for none. */
  | { readonly field: 'category'; readonly value: string };

/** A project and what it has before a change. */
export interface BulkSubject {
  readonly id: Id;
  readonly visibility: Visibility | null;
  readonly publishAt: string | null;
  readonly category: string;
}

/** Many records, and what is done to all of them. */
export interface ManyToChange<Row, Change> {
  readonly rows: readonly Row[];
  readonly change: Change;
}

/** What many writes have come to. */
export interface BulkDone {
  /** How many were done. */
  readonly done: number;
  /** Those that were not. */
  readonly failed: readonly { readonly id: Id; readonly title: string }[];
  /** Takes back those that were done; null where nothing does. */
  readonly undo: string | null;
}
