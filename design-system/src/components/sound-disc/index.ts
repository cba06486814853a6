export { SoundDisc } from './SoundDisc';
