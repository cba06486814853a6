import type { Id } from '../../domain/content.ts';
import type { Redirect, RedirectTexts } from '../../domain/redirects.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** A redirect to be added, or changed. */
export interface RedirectWrite extends RedirectTexts {
  /** Null to add one. */
  readonly id: Id | null;
  readonly idempotencyKey: string | null;
}

export const SaveRedirectMachineContext = createSubmissionContext<RedirectWrite, null>('SaveRedirectMachineContext');
export const DeleteRedirectMachineContext = createConfirmContext<Redirect>('DeleteRedirectMachineContext');
