/** For screens that say whether an address is one of the site. */
export { pageOrigin } from '../platform/embedded.ts';
