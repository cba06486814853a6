import { sessionStore } from './storage.ts';

const PLAYBACK_KEY = 'playback';

/** What the visitor chose in this session; null when nothing. */
export function readPlayback(): 'playing' | 'paused' | null {
  const saved = sessionStore.read(PLAYBACK_KEY);
  return saved === 'playing' || saved === 'paused' ? saved : null;
}

/** Kept for this tab's session. */
export function savePlayback(choice: 'playing' | 'paused'): void {
  sessionStore.write(PLAYBACK_KEY, choice);
}

declare global {
  interface Navigator {
    /** Of Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the browser was told to save data (`Save-Data`), or has a connection on which films would be a burden; false where it does not say. */
export function isDataSaved(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
