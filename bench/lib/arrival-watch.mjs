/**
 * Runs in the page: waits for the next page and reports when the visitor came to the link, when they decided, and when the
 * page's first heading was there. Times in milliseconds of the page's clock; the events' own are the browser's, so that what
 * they waited for a busy page counts as well.
 *
 * `afterwards` is the start of the frame after the one that drew the heading: by then that one has been handed over to the
 * screen. The page is there when nothing of the last one, no menu and no placeholder is left.
 *
 * @param {{ path: string, heading: string, come: string, decide: string | null, limit: number }} step `come` and `decide`
 * name the pointer events on the link; where `decide` is null, this call goes back in the history and counts from now
 * @returns {{ arrival: Promise<{ come: number, decided: number, afterwards: number, spinnerFrom: number | null, spinnerFor: number }> }}
 * wrapped, so that the watch can be had before the arrival, which rejects after `limit` milliseconds
 */
export function watchArrival({ path, heading, come, decide, limit }) {
  const { document, location } = globalThis;
  // A spinner has a disc to be looked at; other statuses in a page that is there ("12 projects") have none.
  const turning = 'main [role=status]:has(> [aria-hidden=true])';
  // The skeleton of the tiles is no spinner: it is there from the start and does not move.
  const waiting = `${turning}, main [aria-busy=true]`;
  const inTheWay = `${waiting}, [role=dialog]`;
  const seen = { come: null, decided: null, spinnerFrom: null, spinnerFor: 0 };
  const watch = new globalThis.AbortController();
  const note = (type, name) =>
    globalThis.addEventListener(
      type,
      ({ target, timeStamp }) => {
        if (target.closest?.('a')?.pathname === path) seen[name] = timeStamp;
      },
      { capture: true, passive: true, signal: watch.signal },
    );
  if (decide === null) {
    seen.come = seen.decided = performance.now();
    globalThis.history.back();
  } else {
    note(come, 'come');
    note(decide, 'decided');
  }
  const arrival = new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      watch.abort();
      observer.disconnect();
      isOver = true;
      const heading = document.querySelector('main h1')?.textContent ?? 'none';
      const hindrance = document.querySelector(inTheWay)?.outerHTML.slice(0, 200) ?? 'none';
      reject(
        new Error(
          `${path} did not arrive in ${limit} ms. Address: ${location.pathname}; heading: ${heading}; ` +
            `pointer came: ${seen.come !== null}, decided: ${seen.decided !== null}; in the way: ${hindrance}`,
        ),
      );
    }, limit);
    let before = performance.now();
    let isOver = false;
    const eachFrame = () => {
      if (isOver) return;
      const now = performance.now();
      const spinner = document.querySelector(turning);
      if (spinner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        seen.spinnerFrom ??= now;
        seen.spinnerFor += now - before;
      }
      before = now;
      globalThis.requestAnimationFrame(eachFrame);
    };
    globalThis.requestAnimationFrame(eachFrame);
    const isThere = () =>
      location.pathname === path &&
      document.querySelector('main h1:not([aria-busy=true] *)')?.textContent === heading &&
      document.querySelector(inTheWay) === null;
    const observer = new globalThis.MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      clearTimeout(late);
      globalThis.requestAnimationFrame(() =>
        globalThis.requestAnimationFrame(() => {
          const afterwards = performance.now();
          isOver = true;
          watch.abort();
          resolve({ ...seen, afterwards });
        }),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return { arrival };
}
