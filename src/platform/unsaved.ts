import { linkAway } from './link-away.ts';

/** What of the Navigation API is used here; not every browser has it (html.spec.whatwg.org, "The navigation API"). */
interface Navigation extends EventTarget {
  traverseTo(key: string): unknown;
}

function findNavigation(): Navigation | null {
  const found: unknown = 'navigation' in window ? window.navigation : null;
  return isNavigation(found) ? found : null;
}

function isNavigation(value: unknown): value is Navigation {
  return value instanceof EventTarget && 'traverseTo' in value && typeof value.traverseTo === 'function';
}

/** The entry that Back or Forward leads to; null for any other step, and for one that cannot be held. */
function heldEntry(event: Event): string | null {
  if (!event.cancelable || !('navigationType' in event) || event.navigationType !== 'traverse') return null;
  const destination: unknown = 'destination' in event ? event.destination : null;
  if (typeof destination !== 'object' || destination === null || !('key' in destination)) return null;
  return typeof destination.key === 'string' && destination.key !== '' ? destination.key : null;
}

/**
 * Asks before something unsaved is left behind: links of the page and, where the browser has the Navigation API, Back and
 * Forward wait for the answer of `ask`; closing the tab or reloading shows the browser's own question.
 *
 * @returns unsubscribe
 */
export function guardUnsaved(isDirty: () => boolean, ask: () => Promise<boolean>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const navigation = findNavigation();
  let isAllowed = false;

  const askThen = (go: () => void) => {
    void ask().then((isYes) => {
      if (!isYes) return;
      isAllowed = true;
      go();
      isAllowed = false;
    });
  };

  window.addEventListener(
    'beforeunload',
    (event) => {
      if (isDirty()) event.preventDefault();
    },
    { signal },
  );
  // In the capture phase: React Router would otherwise navigate before the question is answered.
  document.addEventListener(
    'click',
    (event) => {
      const link = isAllowed || !isDirty() ? null : linkAway(event);
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      askThen(() => {
        link.click();
      });
    },
    { capture: true, signal },
  );
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const key = isAllowed || !isDirty() ? null : heldEntry(event);
      if (key === null) return;
      event.preventDefault();
      askThen(() => {
        // The event fires after this function has returned, when nothing is guarded any more.
        ending.abort();
        navigation.traverseTo(key);
      });
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
