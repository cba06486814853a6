export { CommandGroup, CommandItem, CommandLink } from './CommandItems';
export { CommandMenu } from './CommandMenu';
export { CommandSearch } from './CommandSearch';
