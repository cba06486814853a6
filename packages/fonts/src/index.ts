export { cutFont } from './cut.ts';
export { openFont } from './open.ts';
export { measureFace } from './measure.ts';
