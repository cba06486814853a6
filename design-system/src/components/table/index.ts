export { OnPhones, RowLink, RowMenu, RowTitle, Td, Th, Tr, WideTools } from './cells';
export type { CellKind } from './cells';
export { Table } from './Table';
