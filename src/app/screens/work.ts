import { WorkScreen } from '../../site/work/WorkScreen.tsx';
import { workMachines } from '../services/work-machines.ts';
import { withMachines } from './with-machines.tsx';

export const Work = withMachines(WorkScreen, workMachines);
