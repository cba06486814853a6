/** A page that may lie in the browser's back/forward cache. */
export interface CachedPage {
  /** Shows what was concealed; while the page is away it does nothing. */
  readonly show: () => void;
  /** Shows it and watches no more. */
  readonly stop: () => void;
}

/**
 * Conceals everything on the page when it goes into the back/forward cache, before the browser keeps its picture, and calls back
 * when Back or Forward has brought it out again. It stays concealed until `show`; what opens meanwhile is seen.
 */
export function watchBackForwardCache(onReturn: () => void): CachedPage {
  let isAway = false;
  let concealed: readonly HTMLElement[] = [];
  let focused: Element | null = null;

  const show = () => {
    if (isAway) return;
    for (const element of concealed) {
      element.inert = false;
      element.style.opacity = '';
    }
    concealed = [];
    if (focused instanceof HTMLElement && document.activeElement === document.body) {
      focused.focus({ preventScroll: true });
    }
    focused = null;
  };
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isAway = true;
    focused = document.activeElement;
    concealed = [...document.body.children].filter((element) => element instanceof HTMLElement);
    for (const element of concealed) {
      element.inert = true;
      element.style.opacity = '0';
    }
  };
  const comeBack = () => {
    if (!isAway) return;
    isAway = false;
    onReturn();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', comeBack);
  return {
    show,
    stop() {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', comeBack);
      isAway = false;
      show();
    },
  };
}
