import { ProjectScreen } from '../../site/project/ProjectScreen.tsx';
import { ProjectMachines } from '../services/site/project.ts';
import { withMachines } from './with-machines.tsx';

export const Project = withMachines(ProjectScreen, ProjectMachines);
