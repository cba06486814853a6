import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { isAtTop, isBarHidden, isSidebarHidden } from './hidden.ts';
import type { scrollMachine } from './scroll.machine.ts';

export const ScrollMachineContext = createMachineContext<typeof scrollMachine>('ScrollMachineContext');

/** Where the bar stands, and the two handlers it spreads on its element. */
export interface NavBar {
  /** The page is at scroll position 0: the bar may be transparent. */
  readonly isAtTop: boolean;
  readonly isHidden: boolean;
  readonly onFocusCapture: (event: FocusEvent) => void;
  readonly onBlurCapture: (event: FocusEvent) => void;
}

/**
 * The bar of the public pages (specification, section 2). `isHeld` keeps it, as while the menu or the filter is open;
 * the focus inside it does so by itself.
 */
export function useNavBar(options: { readonly pathname: string; readonly isHeld: boolean }): NavBar {
  const { pathname, isHeld } = options;
  const actor = useActorRef(useProvidedMachine(ScrollMachineContext));
  const [hasFocus, setHasFocus] = useState(false);
  const mustStay = isHeld || hasFocus;

  useEffect(() => actor.send({ type: 'route.changed' }), [actor, pathname]);
  useEffect(() => actor.send({ type: mustStay ? 'bar.hold' : 'bar.release' }), [actor, mustStay]);

  return {
    isAtTop: useSelector(actor, isAtTop),
    isHidden: useSelector(actor, isBarHidden),
    // A click also leaves the focus behind; only a keyboard's focus would be lost behind a hidden bar.
    onFocusCapture: (event) => setHasFocus(event.target.matches(':focus-visible')),
    onBlurCapture: (event) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
  };
}

/** Has the sidebar of Work stepped aside for a page that is being scrolled down (specification, section 2, "Work")? */
export function useWorkSidebar(): { readonly isHidden: boolean } {
  const actor = useActorRef(useProvidedMachine(ScrollMachineContext));
  return { isHidden: useSelector(actor, isSidebarHidden) };
}
