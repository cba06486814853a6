import { projectCarouselMachine } from '../../machines/project-carousel/project-carousel.machine.ts';
import { createRunningHeadActors } from '../../machines/running-head/running-head.actors.ts';
import { runningHeadMachine } from '../../machines/running-head/running-head.machine.ts';
import { watchBottom } from '../../platform/edges.ts';
import { footage } from './footage.ts';

/** The machines of a project's page, their slots filled with the browser. */
export const projectMachines = {
  footage,
  projectCarousel: projectCarouselMachine,
  runningHead: runningHeadMachine.provide({ actors: createRunningHeadActors({ watchBottom }) }),
};
