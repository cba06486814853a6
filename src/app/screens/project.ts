import { ProjectScreen } from '../../site/project/ProjectScreen.tsx';
import { projectMachines } from '../services/project-machines.ts';
import { withMachines } from './with-machines.tsx';

export const Project = withMachines(ProjectScreen, projectMachines);
