import type { Restored } from '../../domain/restored.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';

/** The token with which a deletion can be undone (an extension); null from a provider without undo. */
export function undoTokenOf({ body }: WriteAnswer): string | null {
  const token = body?.['undo'];
  return typeof token === 'string' && token !== '' ? token : null;
}

/** What an answer tells about what has come back. */
export function readRestored(answer: WriteAnswer): Restored {
  const leftOut = answer.body?.['leftOut'];
  return {
    leftOut: Array.isArray(leftOut) ? leftOut.filter((sentence) => typeof sentence === 'string') : [],
    undo: undoTokenOf(answer),
  };
}

/**
 * Ways back: those that the provider keeps, and those that the browser holds for a provider without any, until the page is reloaded.
 */
export function createUndo({ wire }: ProviderClient) {
  const held = new Map<string, () => Promise<string | null>>();

  return {
    /** @param back writes again what was there before; gives the token of what had to make way, if any @returns a token for {@link undo} */
    holdUndo(back: () => Promise<string | null>): string {
      const token = `held ${String(held.size + 1)}`;
      held.set(token, back);
      return token;
    },

    /** Rejects with a `ProblemError`: 410 when it is too late, 409 when something is in the way. */
    async undo(token: string): Promise<Restored> {
      const back = held.get(token);
      if (back !== undefined) {
        return { leftOut: [], undo: await back() };
      }
      return readRestored(await write(() => wire.POST('/api/undo', { parseAs: 'text', body: { undo: token } })));
    },
  };
}
