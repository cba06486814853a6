import { localStore } from './storage.ts';

const HIDDEN_KEY = 'firstStepsHidden';

/** Whether the administrator has hidden the first steps in this browser. */
export function readStepsHidden(): boolean {
  return localStore.read(HIDDEN_KEY) === 'true';
}

/** Kept in local storage, for this browser alone. */
export function saveStepsHidden(isHidden: boolean): void {
  if (isHidden) localStore.write(HIDDEN_KEY, 'true');
  else localStore.remove(HIDDEN_KEY);
}
