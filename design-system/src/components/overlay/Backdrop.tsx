import { useLayoutEffect } from 'react';
import { lockScroll } from '../../utilities/scroll-lock';
import { backdrop } from './overlay.css';

type BackdropProps = { open: boolean };

/**
 * The dimmed page behind a dialog or drawer, which does not scroll. A direct child of Radix' `Portal`, which keeps it until it
 * has faded. Radix' own `Overlay` locks scrolling with a style element, which a strict Content-Security-Policy forbids.
 */
export function Backdrop({ open }: BackdropProps) {
  useLayoutEffect(lockScroll, []);
  return <div className={backdrop} data-state={open ? 'open' : 'closed'} />;
}
