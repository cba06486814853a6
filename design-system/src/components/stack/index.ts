export type { Gap } from './gap.css';
export { Inline } from './Inline';
export { Stack } from './Stack';
