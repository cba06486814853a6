import type { Id } from './content.ts';

/** The file that a film was made of, stored beside it for the administrator (an extension). */
export interface Original {
  readonly id: Id;
  /** Of its film, as the provider wrote it. */
  readonly path: string;
  /** What it was called when it was chosen. */
  readonly name: string;
  readonly bytes: number;
  /** The project that its film belongs to; null where nobody tells. */
  readonly projectId: Id | null;
  /** Where it is downloaded from. */
  readonly url: string;
}

/** What a film was made of that is being stored, by the key of the film. */
export interface NewOriginal {
  readonly key: string;
  readonly file: File;
}
