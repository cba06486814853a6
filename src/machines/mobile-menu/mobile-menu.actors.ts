import { watcher } from '../machine-utils.ts';
import type { MobileMenuEvent } from './mobile-menu.machine.ts';

/** What the mobile menu needs of the browser. */
export interface MobileMenuPlatform {
  /** Calls back at once, and whenever the window comes to be at least `px` wide or stops being so. */
  watchMinWidth(px: number, listener: (isWide: boolean) => void): () => void;
  /** Stops the body from scrolling until the returned function is called. */
  lockScroll(): () => void;
}

/** The I/O of the mobile-menu machine. @param wideFrom the window in which the menu has no button, in px */
export function createMobileMenuActors(platform: MobileMenuPlatform, wideFrom: number) {
  return {
    watchWide: watcher<MobileMenuEvent, undefined>(({ sendBack }) =>
      platform.watchMinWidth(wideFrom, (isWide) => {
        if (isWide) sendBack({ type: 'menu.close' });
      }),
    ),
    lockScroll: watcher<never, undefined>(() => platform.lockScroll()),
  };
}
