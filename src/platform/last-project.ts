import type { Id } from '../domain/content.ts';
import { localStore } from './storage.ts';

const key = 'lastProject';

/** The project whose media were used last in this browser; null where none was. */
export function readLastProject(): Id | null {
  return localStore.read(key);
}

/** Kept in local storage, for this browser alone. */
export function saveLastProject(projectId: Id): void {
  localStore.write(key, String(projectId));
}
