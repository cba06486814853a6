import type { Id } from './content.ts';

/** A project to be copied. */
export interface Duplication {
  readonly id: Id;
  readonly idempotencyKey: string;
}

/** The copy of a project, a draft. */
export interface ProjectCopy {
  /** Null where the provider does not tell it. */
  readonly id: Id | null;
  readonly title: string;
  /** What takes it away again. */
  readonly undo: string | null;
}
