import { sessionStore } from './storage.ts';

const PLAYBACK_KEY = 'playback';

/** What the visitor chose in this session; null when nothing. */
export function readPlayback(): 'playing' | 'paused' | null {
  const saved = sessionStore.read(PLAYBACK_KEY);
  return saved === 'playing' || saved === 'paused' ? saved : null;
}

export function savePlayback(choice: 'playing' | 'paused'): void {
  sessionStore.write(PLAYBACK_KEY, choice);
}

declare global {
  interface Navigator {
    /** Of Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the browser was told to save data (`Save-Data`); false where it does not say. */
export function isDataSaved(): boolean {
  return navigator.connection?.saveData === true;
}
