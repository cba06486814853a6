import { number } from '../db/rows.ts';
import type { SlotTable, SnapshotRow } from '../repositories/undo.ts';

const slotNames: Readonly<Record<SlotTable, string>> = {
  header_video: 'Header video',
  home_video: 'Homepage video',
  home_grid: 'Homepage grid',
};

/** Says that a place on the home page has been filled since. */
export const shownOtherwise = (table: SlotTable, row: SnapshotRow): string =>
  `${slotNames[table]} ${String(number(row, 'position'))} shows something else now.`;
