import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';
import type { Recorder } from './recorder.ts';
import { forgetInspector } from './wanted.ts';

/** Not let out of the inspector: the app's menus, dialogs and shortcuts listen for these on the document. */
const stopped = ['keydown', 'keyup', 'pointerdown', 'focusin', 'wheel', 'touchmove'];

/** Puts the inspector beside the app, in a React tree of its own: pages come and go without it. */
export function mountInspector(recorder: Recorder): void {
  const place = document.createElement('div');
  // An open dialog of the app hides everything but live regions from assistive technology.
  place.setAttribute('aria-live', 'off');
  for (const type of stopped) place.addEventListener(type, (event) => event.stopPropagation());
  // An open dialog of the app would take the focus back.
  const stopFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && place.contains(event.relatedTarget)) event.stopImmediatePropagation();
  };
  window.addEventListener('focusout', stopFocusOut, true);
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    forgetInspector();
    window.removeEventListener('focusout', stopFocusOut, true);
    root.unmount();
    place.remove();
    // What had the focus is removed.
    document.querySelector<HTMLElement>('main')?.focus();
  };
  root.render(<Inspector onClose={close} recorder={recorder} />);
}
