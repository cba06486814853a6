export { InfoDialog } from './InfoDialog';
