import { reloadPage } from './arrival.ts';
import { sessionStore } from './storage.ts';

/** For which build and address this tab has been reloaded last. */
const RELOADED_KEY = 'reloaded-for';

/** The page's address as the server answers it now; `''` without an answer. */
async function readPage(): Promise<string> {
  try {
    return await (await fetch(window.location.href, { cache: 'no-store' })).text();
  } catch {
    return '';
  }
}

/** Nobody asks to stay: every form with something unsaved, and every upload, holds the page back when it is left. */
function isFree(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * To be called when code of this page cannot be fetched. If that is because another build has taken the place of this one,
 * and nothing is unsaved, the page is reloaded: once for each build and address, so that it never goes round in circles.
 *
 * @returns once it is known that the page stays
 */
export async function reloadForNewBuild(): Promise<void> {
  // A build is told by its scripts, whose names change with what is in them and with what they import.
  const next = [...(await readPage()).matchAll(/<script[^>]*? type="module"[^>]* src="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  const own = [...document.querySelectorAll('script[type=module][src]')].map((script) => script.getAttribute('src'));
  if (next.length === 0 || own.every((file) => file !== null && next.includes(file))) return;
  const reason = [...next, window.location.pathname].join(' ');
  if (sessionStore.read(RELOADED_KEY) === reason || !isFree()) return;
  sessionStore.write(RELOADED_KEY, reason);
  // Without storage nothing would bound it.
  if (sessionStore.read(RELOADED_KEY) !== reason) return;
  reloadPage();
  await new Promise(() => undefined);
}
