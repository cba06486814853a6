import type { Id } from '../domain/content.ts';
import { sessionStore } from './storage.ts';

const keyOf = (project: Id): string => `folds:${String(project)}`;

/** The grids of a project that are folded in this tab. */
export function readFolds(project: Id): readonly string[] {
  return (sessionStore.read(keyOf(project)) ?? '').split('\n').filter((fold) => fold !== '');
}

/** Remembers them as long as the tab is open. */
export function keepFolds(project: Id, folded: readonly string[]): void {
  if (folded.length === 0) sessionStore.remove(keyOf(project));
  else sessionStore.write(keyOf(project), folded.join('\n'));
}
