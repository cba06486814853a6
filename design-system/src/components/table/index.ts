export { OnPhones, RowLink, RowMenu, RowTitle, Td, Th, Tr } from './cells';
export type { CellKind } from './cells';
export { Table } from './Table';
