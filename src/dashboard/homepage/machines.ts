import type { ForEditing, HomeTexts, ProjectMedia, ProjectSummary, Tagged } from '../../domain/content.ts';
import type { PlacedMedia } from '../../domain/slot-drop.ts';
import type { FilledSlot } from '../../domain/slots.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';
import { createPageResourceContext } from '../../machines/page-resource/page-resource.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const EmptySlotMachineContext = createConfirmContext<FilledSlot>('EmptySlotMachineContext');
/** One of a project's media put straight onto a slot of the home page. */
export const FillSlotMachineContext = createSubmissionContext<PlacedMedia, null>('FillSlotMachineContext');
/** The projects to choose from beside the slots. */
export const ShelfProjectsMachineContext =
  createPageResourceContext<readonly ProjectSummary[]>('ShelfProjectsMachineContext');
/** One project's media. */
export const ShelfMediaMachineContext = createPageResourceContext<ProjectMedia>('ShelfMediaMachineContext');
export const UpdateHomeTextsMachineContext = createSubmissionContext<ForEditing<HomeTexts>, Tagged>(
  'UpdateHomeTextsMachineContext',
);
export const HomeTextsConflictMachineContext = createConflictContext<HomeTexts>('HomeTextsConflictMachineContext');
