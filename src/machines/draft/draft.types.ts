import type { KeptDraft, StoredDraft } from '../../domain/draft.ts';

/** What a form holds now, and the state of the stored record that it differs from. */
export type DraftContent = Omit<KeptDraft, 'savedAt'>;

/** Which draft of which form. */
export interface DraftPlace {
  readonly form: string;
  readonly id: string;
}

/** A draft and where it lies. */
export interface DraftToKeep extends DraftPlace, DraftContent {}

/** What the browser could keep. */
export interface DraftWritten {
  /** False where it refuses the files. */
  readonly isWhole: boolean;
}

/** Another draft to go on with, and what is to be stored before. */
export interface DraftToTake extends DraftPlace {
  readonly wanted: string;
  readonly content: DraftContent | null;
}

/** What was found on opening. */
export interface DraftOpened {
  readonly id: string;
  readonly found: KeptDraft | null;
  readonly others: readonly StoredDraft[];
}

/** What came of taking another; null where another tab was first. */
export interface DraftTaken {
  readonly found: StoredDraft | null;
  readonly others: readonly StoredDraft[];
}

export type DraftEvent =
  | { readonly type: 'draft.changed'; readonly content: DraftContent }
  /** Nothing in the form differs from what is stored: it was saved, or taken back. */
  | { readonly type: 'draft.settled' }
  /** What was found began from another state of the record: what was changed in it, over the present one. */
  | { readonly type: 'draft.merged'; readonly content: DraftContent }
  /** The form cannot hold what was found: a newer release has written it, or it is damaged. It stays stored, and `fresh` takes its place. */
  | { readonly type: 'draft.unreadable'; readonly fresh: string }
  | { readonly type: 'draft.discard' }
  /** Take the discarding back. */
  | { readonly type: 'draft.undo' }
  /** Keep it now: the page, or the form on it, is going away. */
  | { readonly type: 'draft.flush' }
  /** Go on with another draft of this form. */
  | { readonly type: 'draft.take'; readonly id: string }
  /** Another draft of this form is not wanted, or is wanted after all. */
  | { readonly type: 'other.drop'; readonly id: string }
  | { readonly type: 'other.keep'; readonly id: string }
  /** Another tab goes on with it. */
  | { readonly type: 'other.taken'; readonly id: string }
  | { readonly type: 'other.failed' }
  /** These are the others now. */
  | { readonly type: 'others.found'; readonly others: readonly StoredDraft[] };

/** What the keeper of the other drafts is told. */
export type OthersOrder =
  | { readonly type: 'other.drop'; readonly id: string }
  | { readonly type: 'other.keep'; readonly draft: StoredDraft }
  /** The form cannot hold this one: it stays as it is stored, and another is begun in its place. */
  | { readonly type: 'draft.aside'; readonly id: string; readonly fresh: string };

export type DraftEmitted =
  /** The form takes this again, or says `draft.unreadable` when it cannot. `version` is that from which it began. */
  | { readonly type: 'draft.found'; readonly value: unknown; readonly shape: number; readonly version: string }
  /** The form goes back to what is stored. */
  | { readonly type: 'draft.discarded' };

export interface DraftContext extends DraftPlace {
  readonly content: DraftContent | null;
  /** What was restored, until it is saved or discarded. */
  readonly restored: KeptDraft | null;
  /** What was discarded, until something is typed. */
  readonly discarded: { readonly content: DraftContent; readonly restored: KeptDraft | null } | null;
  /** Drafts of this form that no tab writes. */
  readonly others: readonly StoredDraft[];
  /** The ids of those that were discarded here, and can be restored. */
  readonly dropped: readonly string[];
  /** The one to go on with. */
  readonly wanted: string | null;
  /** The browser refused the last write or read. */
  readonly isOff: boolean;
  /** What was written last is without its files. */
  readonly lacksFiles: boolean;
}
