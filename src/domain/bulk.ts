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

/** What many writes have come to. */
export interface BulkDone {
  /** How many were changed. */
  readonly done: number;
  readonly failed: number;
  /** Takes back those that were changed; null where none was. */
  readonly undo: string | null;
}
