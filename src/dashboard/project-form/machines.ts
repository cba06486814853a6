import type { Category, NewCategory, Project } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const ProjectConflictMachineContext = createConflictContext<Project>('ProjectConflictMachineContext');

/** Gives the category as it is stored; null where that cannot be found out. */
export const NewCategoryMachineContext = createSubmissionContext<NewCategory, Category | null>(
  'NewCategoryMachineContext',
);
