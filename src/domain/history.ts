import type { Id, Media } from './content.ts';

/** What revisions are kept of. */
export const revisionKinds = ['project', 'story', 'about', 'homepage', 'settings'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Why there is a revision; `found`: a state that no save had left. */
export const revisionCauses = ['created', 'saved', 'restored', 'undone', 'found'] as const;
export type RevisionCause = (typeof revisionCauses)[number];

/** A state that something had after a save. Moments are milliseconds since 1970. */
export interface Revision {
  readonly id: Id;
  readonly at: number;
  /** The username; null where nobody is known to have saved it. */
  readonly by: string | null;
  readonly cause: RevisionCause;
  /** When the revision was saved that this one has restored. */
  readonly restoredAt: number | null;
  /** What differs from the one before it, in a few words. */
  readonly summary: string;
  /** Whether it is how things are now. */
  readonly isPresent: boolean;
}

/** All revisions of one thing, the last one first. */
export interface History {
  readonly kind: RevisionKind;
  /** Of a project or story; null of what there is one of. */
  readonly id: Id | null;
  /** Of a project or story. */
  readonly title: string;
  readonly revisions: readonly Revision[];
}

/** A text or a choice beside the one before it; null where it was not there. */
export interface RevisionPart {
  readonly name: string;
  readonly label: string;
  /** A text of sentences or lines; else a word or a choice. */
  readonly isLong: boolean;
  readonly before: string | null;
  readonly after: string | null;
}

export const fileChanges = ['added', 'removed', 'moved', 'changed', 'kept'] as const;
export type FileChange = (typeof fileChanges)[number];

/** A picture or film in its place. */
export interface RevisionFile {
  /** 'Grid 2 (G4), frame 1' */
  readonly place: string;
  readonly media: Media;
}

/** A file beside what it was before; null where it was not there. */
export interface RevisionPicture {
  readonly change: FileChange;
  readonly before: RevisionFile | null;
  readonly after: RevisionFile | null;
}

/** A revision beside the one before it, what is the same included. */
export interface RevisionDetail {
  readonly parts: readonly RevisionPart[];
  readonly pictures: readonly RevisionPicture[];
}

/** Whether a part says something else than before; one that was absent and is empty does not. */
export const differs = ({ before, after }: RevisionPart): boolean => (before ?? '') !== (after ?? '');
