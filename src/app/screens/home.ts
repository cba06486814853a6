import { HomeScreen } from '../../site/home/HomeScreen.tsx';
import { homeMachines } from '../services/home-machines.ts';
import { withMachines } from './with-machines.tsx';

export const Home = withMachines(HomeScreen, homeMachines);
