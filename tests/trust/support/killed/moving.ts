import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { picture } from '../../../contract/support/provider.ts';
import type { Send } from './send.ts';
import { writer, type Writer } from './writer.ts';

const anId: unknown = expect.any(Number);

// ── Redirects ────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Redirect {
  readonly id: number;
  readonly source: string;
  readonly target: string;
}

async function readRedirects(send: Send): Promise<readonly Redirect[]> {
  const { data } = await send<{ data: readonly Redirect[] }>('listRedirects');
  // Those of imports come and go with them.
  return data
    .filter(({ source }) => source.startsWith('/by-hand'))
    .map(({ id, source, target }) => ({ id, source, target }));
}

/** Added, changed, deleted and put back. The last changed stands first. */
export const redirectsWriter = (send: Send): Promise<Writer> =>
  writer(
    () => readRedirects(send),
    async (ledger, serial) => {
      const { now } = ledger;
      const last = now.at(-1);
      const fields = { source: `/by-hand/${String(serial)}`, target: `/work?${String(serial)}` };
      if (last === undefined || (serial % 4 === 0 && now.length < 4)) {
        return ledger.write([{ id: anId, ...fields }, ...now], () => send('createRedirect', fields));
      }
      if (serial % 4 < 2) {
        const next = [{ ...fields, id: last.id }, ...now.slice(0, -1)];
        return ledger.write(next, () => send('updateRedirect', fields, { id: last.id }));
      }
      let undo = '';
      await ledger.write(now.slice(0, -1), async () => {
        ({ undo } = await send<{ undo: string }>('deleteRedirect', undefined, { id: last.id }));
      });
      if (serial % 4 === 3) await ledger.write(now, () => send('undoDelete', { undo }));
    },
  );

// ── Imports ──────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Imported {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly made: number;
  readonly files: number;
}

/** Once nothing is under way: what was when the provider was killed goes on by itself. */
async function readImports(send: Send): Promise<readonly Imported[]> {
  for (;;) {
    const { data } = await send<{ data: readonly Imported[] }>('listImports');
    if (data.every(({ state }) => state !== 'running')) {
      return data.map(({ id, kind, state, made, files }) => ({ id, kind, state, made, files }));
    }
    await sleep(20);
  }
}

function exportOf(serial: number, posts: number): File {
  const items = Array.from(
    { length: posts },
    (_, at) =>
      `<item><title>Post</title><link>/imported/${String(serial)}/${String(at)}/</link><wp:post_id>${String(at + 1)}</wp:post_id><wp:post_type>post</wp:post_type></item>`,
  );
  const site = `<link>http://site-${String(serial)}.example</link>`;
  return new File([`<rss><channel>${site}${items.join('')}</channel></rss>`], 'export.xml');
}

const choices = { types: { post: 'story' }, hosts: [], redirects: true };
const many = 40;

/** Looked through, run, stopped, deleted again with all that they brought, and forgotten. */
export const importsWriter = (send: Send): Promise<Writer> =>
  writer(
    () => readImports(send),
    async (ledger, serial) => {
      const [first] = ledger.now;
      const none = { id: anId, made: 0, files: 0 };
      if (first === undefined && serial % 4 === 3) {
        const next = [{ ...none, kind: 'folder', state: 'collecting' }];
        return ledger.write(next, () => send('createImport', { folder: 'Work' }));
      }
      if (first === undefined) {
        const posts = serial % 4 === 0 ? many : 1;
        const next = [{ ...none, kind: 'wordpress', state: 'planned' }];
        const brokenOff = [{ ...none, kind: 'wordpress', state: 'failed' }];
        return ledger.write(next, () => send('createImport', { file: exportOf(serial, posts) }), brokenOff);
      }
      const { id } = first;
      if (first.state === 'collecting' && first.files === 0) {
        const file = { path: 'Work/1.jpg', file: picture() };
        return ledger.write([{ ...first, files: 1 }], () => send('addImportFile', file, { id }));
      }
      if (first.state === 'planned' && id % 2 === 0) {
        const next = [{ ...first, state: expect.stringMatching(/^(done|cancelled)$/), made: expect.any(Number) }];
        return ledger.write(next, async () => {
          await send('runImport', choices, { id });
          // It may be done before it can be stopped.
          await send('cancelImport', undefined, { id }).catch((error: unknown) => {
            if (!(error instanceof Error) || !error.message.includes('409')) throw error;
          });
        });
      }
      if (first.state === 'planned') {
        const next = [{ ...first, state: 'done', made: expect.any(Number) }];
        return ledger.write(next, () => send('runImport', choices, { id }));
      }
      if (first.state === 'done' || first.state === 'cancelled') {
        const next = [{ ...first, state: 'removed' }];
        return ledger.write(next, () => send('removeImported', undefined, { id }));
      }
      return ledger.write([], () => send('deleteImport', undefined, { id }));
    },
    true,
  );
