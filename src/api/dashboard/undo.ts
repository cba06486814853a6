import type { Restored } from '../../domain/restored.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';

/** The token with which a deletion can be undone (an extension); null from a provider without undo. */
export function undoTokenOf({ body }: WriteAnswer): string | null {
  const token = body?.['undo'];
  return typeof token === 'string' && token !== '' ? token : null;
}

/** What an answer tells of what has come back. */
export function readRestored(answer: WriteAnswer): Restored {
  const leftOut = answer.body?.['leftOut'];
  return {
    leftOut: Array.isArray(leftOut) ? leftOut.filter((sentence) => typeof sentence === 'string') : [],
    undo: undoTokenOf(answer),
  };
}

/** Undoes a deletion. Rejects with a `ProblemError`: 410 when it is too late, 409 when something is in the way. */
export function createUndo({ wire }: ProviderClient) {
  return {
    async undo(token: string): Promise<Restored> {
      return readRestored(await write(() => wire.POST('/api/undo', { parseAs: 'text', body: { undo: token } })));
    },
  };
}
