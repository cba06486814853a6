import { randomBytes } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import { number } from '../db/rows.ts';
import type { UndoKind, UndoRepository } from '../repositories/undo.ts';

/**
 * Takes a snapshot of all rows that a deletion removes, just before it; must run inside its transaction.
 * @param media of its media, those that go; all unless told
 * @returns the token that restores them
 */
export type UndoRecorder = (kind: UndoKind, id: number, media?: readonly number[]) => Promise<string>;

/** How long a deletion can be undone, in milliseconds. */
export const undoLifetime = 30 * 24 * 60 * 60_000;

/** Records deletions. To be called inside the transaction that deletes. */
export const createUndoRecorder =
  (undo: Pick<UndoRepository, 'capture' | 'insert'>, clock: Clock): UndoRecorder =>
  async (kind, id, going) => {
    const token = randomBytes(18).toString('base64url');
    const now = clock();
    const all = await undo.capture(kind, id);
    const { media = [] } = all;
    const snapshot =
      going === undefined ? all : { ...all, media: media.filter((row) => going.includes(number(row, 'id'))) };
    await undo.insert(token, { kind, deletedAt: now, expiresAt: now + undoLifetime, snapshot });
    return token;
  };
