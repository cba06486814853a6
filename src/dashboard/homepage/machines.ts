import type { ForEditing, HomeTexts, ProjectMedia, ProjectSummary, Tagged } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';
import { createPageResourceContext } from '../../machines/page-resource/page-resource-context.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** The projects to choose from beside the slots. */
export const ShelfProjectsMachineContext =
  createPageResourceContext<readonly ProjectSummary[]>('ShelfProjectsMachineContext');
/** One project's media. */
export const ShelfMediaMachineContext = createPageResourceContext<ProjectMedia>('ShelfMediaMachineContext');
export const UpdateHomeTextsMachineContext = createSubmissionContext<ForEditing<HomeTexts>, Tagged>(
  'UpdateHomeTextsMachineContext',
);
export const HomeTextsConflictMachineContext = createConflictContext<HomeTexts>('HomeTextsConflictMachineContext');
