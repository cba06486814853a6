export { IndexRow, IndexRows } from './IndexRows';
