import type { ImportKind, NewImportItem } from '../repositories/imports.ts';
import type { MediaFetcher } from './fetch-media.ts';
import type { LookAtFile } from './look-at-file.ts';
import type { ImportPlan, MadeKind } from './types.ts';
import type { TakenContent } from './taken.ts';

/** What was found in an export, a folder or a backup. */
export interface Found {
  readonly kind: ImportKind;
  readonly plan: ImportPlan;
  readonly items: readonly NewImportItem[];
}

/** What may still be fetched or brought, in bytes. */
export interface Budget {
  left(): Promise<number>;
  take(bytes: number): Promise<void>;
}

export interface SourceParts {
  readonly fetcher: MediaFetcher;
  /** From which files may be fetched. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a host was there to be chosen when this run began. */
  isListed(host: string): boolean;
  /** Has a host be there to be chosen from now on: one that is chosen leads to it. */
  list(host: string): Promise<void>;
  readonly budget: Budget;
  readonly look: LookAtFile;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** An item with its files, to be written. */
export interface TakenItem {
  readonly content: TakenContent;
  /** What could not be taken, a sentence each. */
  readonly notes: readonly string[];
}

/** Nothing of an item can be taken: it is left out. */
export class NothingToTake extends Error {
  /** Why, a sentence each. */
  readonly notes: readonly string[];

  constructor(notes: readonly string[]) {
    super('Nothing of it can be taken.');
    this.notes = notes;
  }
}

/** A source that is taken. */
export interface OpenedSource {
  items(): AsyncGenerator<{
    readonly ordinal: number;
    /** Reads it whole: files that it brings lie under temporary names then. */
    read(as: MadeKind, parts: SourceParts): Promise<TakenItem>;
  }>;
  close(): Promise<void>;
}
