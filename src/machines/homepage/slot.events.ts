import type { SlotRecord } from '../../domain/slot-drop.ts';
import type { ChosenForSlot, MediaPut, ShownMedia } from './slot.rules.ts';

/** What may happen to a slot. */
export type SlotEvent =
  /** The home page was read again. */
  | { readonly type: 'slot.read'; readonly record: SlotRecord | null }
  | ({ readonly type: 'media.put' } & MediaPut)
  | { readonly type: 'fill.retry' }
  /** Puts back what was there before. */
  | { readonly type: 'fill.undo' }
  /** A move between slots has begun, has succeeded here, or changes nothing here. */
  | { readonly type: 'move.show'; readonly shown: ShownMedia }
  | { readonly type: 'move.settle' }
  | { readonly type: 'move.lift' }
  | { readonly type: 'slot.empty' }
  | ({ readonly type: 'files.choose' } & ChosenForSlot);
