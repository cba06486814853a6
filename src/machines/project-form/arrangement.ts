import { takeFiles } from './chosen-files.ts';
import type { FileState } from './file-state.ts';
import { gatheringPlace, moveAdded, putAddedBack, takeAddedOut } from './gathering.ts';

/** What is to become of files that were added together. */
export type ArrangementEvent =
  /** Files without a slot get grids of their own, or are not taken. */
  | { readonly type: 'surplus.placed' }
  | { readonly type: 'surplus.dropped' }
  /** The files that were added last: another order, counted from 0; out of the form and back; nothing more is to be said about them. */
  | { readonly type: 'added.moved'; readonly from: number; readonly to: number }
  | { readonly type: 'added.removed' }
  | { readonly type: 'added.restored' }
  | { readonly type: 'added.dismissed' };

/** What of the form's state is another after it. */
export function arrange(state: FileState, event: ArrangementEvent): Partial<FileState> {
  switch (event.type) {
    case 'surplus.placed': {
      const { surplus } = state;
      if (surplus === null) return {};
      return { ...takeFiles(state, gatheringPlace, surplus.files), gatherAfter: surplus.grid, surplus: null };
    }
    case 'surplus.dropped':
      return { surplus: null };
    case 'added.moved':
      return moveAdded(state, event.from, event.to);
    case 'added.removed':
      return takeAddedOut(state);
    case 'added.restored':
      return putAddedBack(state);
    case 'added.dismissed':
      return { added: null };
  }
}
