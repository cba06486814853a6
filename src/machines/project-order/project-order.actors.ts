import { fromPromise } from 'xstate';
import type { Move } from './order.rules.ts';

/** What ordering needs of the provider. */
export interface ProjectOrderClient {
  /** PATCH /api/projects/{id}/position (specification, section 7). Rejects with a `ProblemError`. */
  moveProject(move: Move, signal: AbortSignal): Promise<void>;
}

/** The I/O of the project-order machine. */
export function createProjectOrderActors(client: ProjectOrderClient) {
  return {
    moveProject: fromPromise<void, Move>(({ input, signal }) => client.moveProject(input, signal)),
  };
}
