import type { SlotRecords } from '../../../domain/slot-drop.ts';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource-context.ts';

/** What is in the slots of the home page, for pages on which one of them is chosen. */
export const HomeSlotsMachineContext = createPageResourceContext<SlotRecords>('HomeSlotsMachineContext');
