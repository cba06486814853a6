import { createWorkListActors } from '../../../machines/work-list/work-list.actors.ts';
import { workListMachine } from '../../../machines/work-list/work-list.machine.ts';
import { WorkListMachineContext } from '../../../machines/work-list/work-list.react.tsx';
import { moveTiles } from '../../../platform/tile-moves.ts';
import { scrollToTop } from '../../../platform/viewport.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machines of Work. */
export const WorkMachines = createProvider(
  provide(
    WorkListMachineContext,
    workListMachine.provide({ actors: createWorkListActors({ scrollToTop, moveTiles }) }),
  ),
);
