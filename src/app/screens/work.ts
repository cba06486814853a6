import { WorkScreen } from '../../site/work/WorkScreen.tsx';
import { WorkMachines } from '../services/site/work.ts';
import { withMachines } from './with-machines.tsx';

export const Work = withMachines(WorkScreen, WorkMachines);
