export { DiscButton } from './DiscButton';
export { PlaybackDisc } from './PlaybackDisc';
