export { ArrowLink } from './ArrowLink';
