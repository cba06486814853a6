import type { FileChange, Revision, RevisionKind } from '../../domain/history.ts';
import { timeOf } from '../shared/moments.ts';

export const texts = {
  restored: 'Restored. What was there before is in the history too.',
  restoreFailed: 'It was not restored.',
  /** Said about what an undo has brought back. */
  former: 'The state before',
  empty: 'Nothing has been saved yet. From the first save on, what each one leaves stands here.',
  intro: 'Each save leaves a state. The last 50 are kept, with their files; restoring one leaves the others.',
} as const;

const names: Readonly<Record<RevisionKind, string>> = {
  project: 'Project',
  story: 'Story',
  about: 'About page',
  homepage: 'Homepage',
  settings: 'Settings',
};

/** Whose history it is: the title, or what there is one of. */
export const nameOf = ({ kind, title }: { readonly kind: RevisionKind; readonly title: string }): string =>
  title === '' ? names[kind] : title;

export const changes: Readonly<Record<FileChange, string>> = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
  kept: 'The same',
};

/** How a revision came to be, beside what differs. */
export function describeCause({ cause, restoredAt, by }: Revision, now: number): string {
  const who = by === null ? '' : ` by ${by}`;
  switch (cause) {
    case 'created':
      return `Created${who}`;
    case 'saved':
      return `Saved${who}`;
    case 'restored':
      return restoredAt === null ? `Restored${who}` : `Restored${who}, the state of ${timeOf(restoredAt, now)}`;
    case 'undone':
      return `Undone${who}`;
    case 'found':
      return 'Found before a save';
  }
}

/** What differs, where the cause does not say all of it. */
export const summaryOf = ({ cause, summary }: Revision): string | null =>
  cause === 'created' || summary === '' ? null : summary;
