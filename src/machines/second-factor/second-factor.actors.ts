import { fromPromise } from 'xstate';
import type { ActToProve, Proven } from './second-factor.machine.ts';

/** What the second step of a login needs of the provider. Each rejects with a `ProblemError`. */
export interface SecondFactorClient {
  prove(act: ActToProve): Promise<Proven>;
  /** Gives the recovery codes. */
  confirm(code: string): Promise<readonly string[]>;
}

/** The I/O of the second step's machine. */
export function createSecondFactorActors(client: SecondFactorClient) {
  return {
    prove: fromPromise<Proven, ActToProve>(({ input }) => client.prove(input)),
    confirm: fromPromise<readonly string[], { readonly code: string }>(({ input }) => client.confirm(input.code)),
  };
}
