import { fromPromise } from 'xstate';
import type { ResetValues } from './reset-password.rules.ts';

/** What resetting needs of the provider. */
export interface ResetPasswordClient {
  /** PATCH /api/reset-credentials (specification, section 7). Rejects with a `ProblemError`. */
  resetPassword(values: ResetValues, signal: AbortSignal): Promise<void>;
}

/** The I/O of the reset-password machine. */
export function createResetPasswordActors(client: ResetPasswordClient) {
  return {
    resetPassword: fromPromise<void, ResetValues>(({ input, signal }) => client.resetPassword(input, signal)),
  };
}
