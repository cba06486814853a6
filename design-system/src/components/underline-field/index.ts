export { UnderlineField } from './UnderlineField';
