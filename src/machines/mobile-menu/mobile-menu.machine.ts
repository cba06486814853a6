import { setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

/** Specification, section 4, "Mobile menu". */
export type MobileMenuEvent =
  | { readonly type: 'menu.toggle' }
  | { readonly type: 'menu.open' }
  | { readonly type: 'menu.close' }
  | { readonly type: 'route.changed' };

/** The site's menu goes when the window is so wide, in px: wider than 1024 (specification, section 9). */
export const SITE_WIDE_FROM = 1025;

/** The dashboard's, whose navigation stands beside the page from here on. */
export const DASHBOARD_WIDE_FROM = 900;

/** The hamburger's menu (specification, sections 2 "Navigation bar" and 4 "Mobile menu"). */
export const mobileMenuMachine = setup({
  types: typed<{ events: MobileMenuEvent }>(),
  actors: {
    /** Sends `menu.close` once the window is so wide that the menu has no button. */
    watchWide: placeholderCallback<undefined>('watchWide'),
    /** Keeps the page from scrolling for as long as it runs. */
    lockScroll: placeholderCallback<undefined>('lockScroll'),
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.toggle': 'open', 'menu.open': 'open' },
    },
    open: {
      invoke: [
        { src: 'watchWide', id: 'watchWide' },
        { src: 'lockScroll', id: 'lockScroll' },
      ],
      on: { 'menu.toggle': 'closed', 'menu.close': 'closed', 'route.changed': 'closed' },
    },
  },
});
