import { HomeScreen } from '../../site/home/HomeScreen.tsx';
import { HomeMachines } from '../services/site/home.ts';
import { withMachines } from './with-machines.tsx';

export const Home = withMachines(HomeScreen, HomeMachines);
