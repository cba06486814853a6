import type { AboutChange, AboutCreated, AboutUpdated, NewAbout } from '../../api/dashboard/about.ts';
import type { About } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';
import { createReplacementContext } from '../../machines/replacement/replacement.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const CreateAboutMachineContext = createSubmissionContext<NewAbout, AboutCreated>('CreateAboutMachineContext');
export const ReplaceAboutMachineContext = createReplacementContext<About>('ReplaceAboutMachineContext');
export const UpdateAboutMachineContext = createSubmissionContext<AboutChange, AboutUpdated>(
  'UpdateAboutMachineContext',
);
export const AboutConflictMachineContext = createConflictContext<About>('AboutConflictMachineContext');
