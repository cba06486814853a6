import { StoriesScreen } from '../../site/stories/StoriesScreen.tsx';
import { StoriesMachines } from '../services/site/stories.ts';
import { withMachines } from './with-machines.tsx';

export const Stories = withMachines(StoriesScreen, StoriesMachines);
