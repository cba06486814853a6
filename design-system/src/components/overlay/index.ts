export { lockScroll } from '../../utilities/scroll-lock';
