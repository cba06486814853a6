export { ChoiceDialog } from './ChoiceDialog';
