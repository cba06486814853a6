import type { Call, OperationId } from '../contract/types.ts';

/** What is asked, before its handler runs. */
export interface Asked extends Pick<Call<OperationId>, 'params' | 'session' | 'request'> {
  readonly body: unknown;
}
