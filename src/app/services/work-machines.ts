import { createWorkListActors } from '../../machines/work-list/work-list.actors.ts';
import { workListMachine } from '../../machines/work-list/work-list.machine.ts';
import { createWorkSidebarActors } from '../../machines/work-sidebar/work-sidebar.actors.ts';
import { workSidebarMachine } from '../../machines/work-sidebar/work-sidebar.machine.ts';
import { scrollToTop, watchScroll } from '../../platform/viewport.ts';

/** The machines of Work, their slots filled with the browser. */
export const workMachines = {
  workList: workListMachine.provide({ actors: createWorkListActors({ scrollToTop }) }),
  workSidebar: workSidebarMachine.provide({ actors: createWorkSidebarActors({ watchScroll }) }),
};
