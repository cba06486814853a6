import { StoriesScreen } from '../../site/stories/StoriesScreen.tsx';
import { storiesMachines } from '../services/stories-machines.ts';
import { withMachines } from './with-machines.tsx';

export const Stories = withMachines(StoriesScreen, storiesMachines);
