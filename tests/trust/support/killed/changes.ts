import { expect } from 'vitest';
import type { Send } from './send.ts';
import { writer, type Writer } from './writer.ts';

// ── History ──────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Kept {
  readonly content: string;
  /** The last save first. */
  readonly revisions: readonly number[];
}

/** As many as are kept of one story. */
const mostRevisions = 50;
const aRevision: unknown = expect.any(Number);

/** A story that is saved in two wordings by turns, and restored as it was before the last save: that is the other wording. */
export async function historyWriter(send: Send): Promise<Writer> {
  const fields = { title: 'Kept', authorname: 'A', visibility: 'draft' };
  const { data } = await send<{ data: { id: number } }>('createStory', { ...fields, content: 'First' });
  const { id } = data;
  const read = async (): Promise<Kept> => {
    const { content } = await send<{ content: string }>('getStory', undefined, { id });
    const revisions = await send<{ data: readonly { id: number }[] }>('listRevisions', { kind: 'story', id });
    return { content, revisions: revisions.data.map((one) => one.id) };
  };
  return writer(read, async (ledger, serial) => {
    const { content, revisions } = ledger.now;
    const other = content === 'First' ? 'Second' : 'First';
    const next = { content: other, revisions: [aRevision, ...revisions].slice(0, mostRevisions) };
    const before = revisions[1];
    return serial % 3 === 0 && before !== undefined
      ? ledger.write(next, () => send('restoreRevision', undefined, { id: before }))
      : ledger.write(next, () => send('updateStory', { ...fields, content: other }, { id }));
  });
}

// ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** As the providers that are killed are started with. */
const owner = { username: 'admin', password: 'one two three' };

interface Listed {
  readonly id: string;
  readonly isThis: boolean;
}

/** Begun, ended one by one and all at once. Others begin some too, so it is only known which may never come back. */
export function sessionsWriter(send: Send): Promise<Writer> {
  const ended = new Set<string>();
  const read = async (): Promise<readonly string[]> => {
    const { data } = await send<{ data: readonly Listed[] }>('listSessions');
    return data.filter(({ isThis }) => !isThis).map(({ id }) => id);
  };
  const check = async (): Promise<void> => {
    expect((await read()).filter((id) => ended.has(id))).toEqual([]);
  };
  // Goes on after a kill: a life is often too short for all three.
  let serial = 0;
  const run = async (): Promise<never> => {
    for (; ; serial += 1) {
      const found = await read();
      const [first] = found;
      if (first === undefined || serial % 3 === 0) {
        await send('login', owner).catch((error: unknown) => {
          // While the second step is on, sessions are begun by those who turned it on.
          if (!(error instanceof Error) || !error.message.includes('secondFactor')) throw error;
        });
      } else if (serial % 3 === 1) {
        await send('endSession', undefined, { id: first }).catch((error: unknown) => {
          // Who turns the second step on ends all other sessions: this one is gone as well.
          if (!(error instanceof Error) || !error.message.startsWith('endSession answered 404:')) throw error;
        });
        ended.add(first);
      } else {
        await send('endOtherSessions');
        for (const id of found) ended.add(id);
      }
      await check();
    }
  };
  return Promise.resolve({ isSlow: false, run, check });
}
