import { createRecorder } from './recorder.ts';

const KEY = 'vitrine-inspector';

/** `?inspect` opens it; it stays, on every page and after a reload, until it is closed. */
function isWanted(): boolean {
  if (new URLSearchParams(window.location.search).has('inspect')) sessionStorage.setItem(KEY, 'open');
  return sessionStorage.getItem(KEY) !== null;
}

/** It is not opened again before somebody asks for it. */
export function forgetInspector(): void {
  sessionStorage.removeItem(KEY);
}

/** Null where nobody asked for an inspector: the app's actors are then XState's own and nothing more. */
export const recorder = isWanted() ? createRecorder((act) => void setTimeout(act)) : null;
