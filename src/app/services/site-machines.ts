import { contactMachines } from './contact-machines.ts';
import { homeMachines } from './home-machines.ts';
import { projectMachines } from './project-machines.ts';
import { shellMachines } from './shell-machines.ts';
import { storiesMachines } from './stories-machines.ts';
import { workMachines } from './work-machines.ts';

/** The machines of all public pages. A page itself brings only its own (`src/app/screens`). */
export const siteMachines = {
  ...shellMachines,
  ...homeMachines,
  ...workMachines,
  ...projectMachines,
  ...storiesMachines,
  ...contactMachines,
};
