export { Band } from './Band';
export { Column } from './Column';
export type { Span } from './Column';
export { Grid } from './Grid';
export { Hairline } from './Hairline';
export type { MobileRowGap, RowGap } from './space.css';
