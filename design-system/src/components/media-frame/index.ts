export { MediaCaption } from './MediaCaption';
export { MediaFrame } from './MediaFrame';
export { Scrim } from './Scrim';
