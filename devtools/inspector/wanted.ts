import { createRecorder } from './recorder.ts';

const KEY = 'vitrine-inspector';

/** `?inspect` opens it; it stays, on every page and after a reload, until it is closed. */
function isWanted(): boolean {
  if (new URLSearchParams(window.location.search).has('inspect')) sessionStorage.setItem(KEY, 'open');
  return sessionStorage.getItem(KEY) !== null;
}

/** Keeps it closed until `?inspect` is used again. */
export function forgetInspector(): void {
  sessionStorage.removeItem(KEY);
}

/** Null without `?inspect`: nothing is recorded then. */
export const recorder = isWanted() ? createRecorder((act) => void setTimeout(act)) : null;
