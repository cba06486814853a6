export { Keys } from './Keys';
