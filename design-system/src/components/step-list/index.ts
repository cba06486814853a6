export { Step, StepList } from './StepList';
