import { createFootageActors } from '../../machines/footage/footage.actors.ts';
import { footageMachine } from '../../machines/footage/footage.machine.ts';
import { watchLater } from '../later.ts';

/** The machine of a header's footage. Our own provider says how bright that is; only another's has to be looked at. */
export const footage = footageMachine.provide({
  actors: createFootageActors({
    watchFootage: watchLater(async () => (await import('../../platform/footage.ts')).watchFootage),
  }),
});
