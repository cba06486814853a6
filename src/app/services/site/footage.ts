import { createFootageActors } from '../../../machines/footage/footage.actors.ts';
import { footageMachine } from '../../../machines/footage/footage.machine.ts';
import { FootageMachineContext } from '../../../machines/footage/footage.react.tsx';
import { watchLater } from '../../later.ts';
import { provide } from '../provide.tsx';

/** The machine of a header's footage. Our own provider says how bright that is; only another's has to be looked at. */
export const provideFootage = provide(
  FootageMachineContext,
  footageMachine.provide({
    actors: createFootageActors({
      watchFootage: watchLater(async () => (await import('../../../platform/footage.ts')).watchFootage),
    }),
  }),
);
