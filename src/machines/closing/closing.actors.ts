import { fromPromise } from 'xstate';
import type { Closing } from '../../domain/closing.ts';

/** What closing the site needs of the provider (an extension). Both reject with a `ProblemError`. */
export interface ClosingClient {
  readClosing(signal: AbortSignal): Promise<Closing>;
  setClosed(isClosed: boolean): Promise<void>;
}

/** The I/O of the closing machine. */
export function createClosingActors(client: ClosingClient) {
  return {
    readClosing: fromPromise<Closing, undefined>(({ signal }) => client.readClosing(signal)),
    setClosed: fromPromise<void, Closing>(({ input }) => client.setClosed(input.isClosed)),
  };
}
