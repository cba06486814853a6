import type { RefObject } from 'react';
import type { Id } from '../../domain/content.ts';
import type { HeldMedia, SlotTarget } from '../../domain/slot-drop.ts';

/** What a slot can be asked to do from elsewhere on the page. */
export interface SlotHands {
  /** The project that it shows, to be named in lists. */
  readonly title: string | null;
  /** The slot's project, whose media may be wanted next. */
  readonly projectId: Id | null;
  /** Why it does not take this; null where it does. */
  readonly refuse: (target: SlotTarget, held: HeldMedia) => string | null;
  readonly put: (target: SlotTarget, held: HeldMedia) => void;
  readonly takeFiles: (files: readonly File[]) => void;
}

/** What all slots of the page share. */
export interface SlotDesk {
  /** What is dragged over them. */
  readonly held: HeldMedia | null;
  /** The slot that a file from the computer hangs over. */
  readonly fileOver: string | null;
  /** The slots themselves, by {@link placeOf}. Not to be read while rendering. */
  readonly slots: RefObject<Map<string, SlotHands>>;
}

/** A slot's name on the page and in `data-file-place`. */
export function placeOf(field: string, position: number): string {
  return `${field} ${String(position)}`;
}
