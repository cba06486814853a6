/** What all view transitions of the page have to do with each other. */

/** Marks the page while a picture flies, because a second view transition would skip it. */
export function isGrowing(): boolean {
  return 'transition' in document.documentElement.dataset;
}

/** While a view transition runs, the page is not hit by the pointer: a press ends it, and its click goes where it was meant to. */
export function passOnClicks(transition: Pick<ViewTransition, 'finished' | 'skipTransition'>): void {
  const root = document.documentElement;
  const press = () => {
    transition.skipTransition();
  };
  const click = (event: MouseEvent) => {
    if (event.target !== root) return;
    press();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
  };
  root.addEventListener('pointerdown', press);
  root.addEventListener('click', click);
  const over = () => {
    root.removeEventListener('pointerdown', press);
    // The click of a press that has ended it is still to come.
    window.setTimeout(() => {
      root.removeEventListener('click', click);
    }, 1000);
  };
  transition.finished.then(over, over);
}
