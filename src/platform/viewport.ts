/** The window's size, scroll position and media queries. Each watcher returns a function that ends it. */
type Stop = () => void;

function watchQuery(query: string, onChange: (matches: boolean) => void): Stop {
  const list = window.matchMedia(query);
  const listener = () => {
    onChange(list.matches);
  };
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
}

/** Calls back at once, and whenever the window comes to be at least `px` wide or stops being so. */
export function watchMinWidth(px: number, onChange: (isWide: boolean) => void): Stop {
  const query = `(min-width: ${String(px)}px)`;
  onChange(window.matchMedia(query).matches);
  return watchQuery(query, onChange);
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for reduced motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Calls back when {@link isMotionReduced} changes. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): Stop {
  return watchQuery(REDUCED_MOTION, onChange);
}

/** Calls back after these window events, at most once a frame, never at once. */
function watchFrames(events: readonly string[], onFrame: () => void): Stop {
  let frame = 0;
  const listener = () => {
    if (frame !== 0) return;
    frame = window.requestAnimationFrame(() => {
      frame = 0;
      onFrame();
    });
  };
  for (const event of events) window.addEventListener(event, listener, { passive: true });
  return () => {
    window.cancelAnimationFrame(frame);
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Calls back at once and on scrolling, with whole pixels from the top of the page; below 0 while it bounces. */
export function watchScroll(onScroll: (y: number) => void): Stop {
  const report = () => {
    onScroll(Math.round(window.scrollY));
  };
  report();
  return watchFrames(['scroll'], report);
}

/** Calls back at once, on scrolling and on resizing. */
export function watchLayout(onChange: () => void): Stop {
  onChange();
  return watchFrames(['scroll', 'resize'], onChange);
}

/** At once, whatever the page says about smooth scrolling. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
