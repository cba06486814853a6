import type { SQLOutputValue } from 'node:sqlite';
import type { Session } from '../auth/sessions.ts';
import type { History } from '../history/history.ts';
import type { Clock } from '../lib/clock.ts';
import { HttpError, conflict } from '../lib/http-error.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Snapshot } from '../repositories/undo.ts';
import type { UndoRecorder } from './record.ts';

/** What a restoration has done beside restoring. */
export interface Restored {
  /** The token of what had to make way, which can be restored in its turn; `null` when nothing had to. */
  readonly undo: string | null;
  /** What could not be restored with the rest, one sentence each. */
  readonly leftOut: readonly string[];
  /** Names of files that nothing needs any more, to be removed once the transaction is committed. */
  readonly gone: readonly string[];
}

/** What restorations are made with. */
export interface UndoContext {
  readonly repositories: Repositories;
  readonly record: UndoRecorder;
  readonly history: Pick<History, 'restore'>;
  readonly clock: Clock;
  /** Whose restoration it is. */
  readonly session: Session | null;
}

/**
 * Puts back what a snapshot holds; runs inside a transaction.
 * @returns what it has done beside that, where it has
 * @throws {HttpError} 410 where what it belongs to has gone; 409 when something else takes the place, or what it belongs to has to be
 *   restored first
 */
export type Restorer = (context: UndoContext, snapshot: Snapshot) => Promise<Partial<Restored>>;

export const gone = (why = 'This can no longer be undone.'): HttpError => new HttpError(410, why);

/**
 * Demands what something belongs to.
 * @param said of what is missing: where it can be restored, and where it cannot
 */
export async function assertStored(
  { repositories: { undo }, clock }: UndoContext,
  table: 'project' | 'media',
  id: SQLOutputValue | undefined,
  said: { readonly waiting: string; readonly gone: string },
): Promise<void> {
  if (await undo.has(table, id)) return;
  if (await undo.isWaiting(table, id, clock())) throw conflict(said.waiting);
  throw gone(said.gone);
}
