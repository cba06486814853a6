import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';
import type { Recorder } from './recorder.ts';
import { forgetInspector } from './wanted.ts';

/** What happens in the inspector is none of the app's business: its menus, dialogs and shortcuts listen further out. */
const kept = ['keydown', 'keyup', 'pointerdown', 'focusin', 'wheel', 'touchmove'];

/** Puts the inspector beside the app, in a React tree of its own: pages come and go without it. */
export function mountInspector(recorder: Recorder): void {
  const place = document.createElement('div');
  // A dialog of the app hides everything from assistive technology but what is live.
  place.setAttribute('aria-live', 'off');
  for (const type of kept) place.addEventListener(type, (event) => event.stopPropagation());
  // A dialog takes the focus back when it goes elsewhere: it need not know that it went here.
  const keepQuiet = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && place.contains(event.relatedTarget)) event.stopImmediatePropagation();
  };
  window.addEventListener('focusout', keepQuiet, true);
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    forgetInspector();
    window.removeEventListener('focusout', keepQuiet, true);
    root.unmount();
    place.remove();
    // The focus must be somewhere.
    document.querySelector<HTMLElement>('main')?.focus();
  };
  root.render(<Inspector onClose={close} recorder={recorder} />);
}
