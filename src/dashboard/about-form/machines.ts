import type { AboutChange, AboutCreated, AboutUpdated, NewAbout } from '../../api/dashboard/about.ts';
import type { About } from '../../domain/content.ts';
import { createConflictContext } from '../../machines/conflict/conflict.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** A page to be created, and the one that it replaces as it was read: null where none was. */
export interface AboutCreation {
  readonly page: NewAbout;
  readonly replaced: About | null;
}

export const CreateAboutMachineContext = createSubmissionContext<AboutCreation, AboutCreated>(
  'CreateAboutMachineContext',
);
export const UpdateAboutMachineContext = createSubmissionContext<AboutChange, AboutUpdated>(
  'UpdateAboutMachineContext',
);
export const AboutConflictMachineContext = createConflictContext<About>('AboutConflictMachineContext');
