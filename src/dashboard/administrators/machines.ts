import type { Invitation } from '../../domain/administrators.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** Takes an invitation back. */
export const RevokeInvitationMachineContext = createSubmissionContext<Invitation, Invitation>(
  'RevokeInvitationMachineContext',
);
