import { builtLook, readyLooks, type Look } from '@vitrine/look';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { picture } from '../../../contract/support/provider.ts';
import { call } from '../calls.ts';
import { Ledger } from './ledger.ts';
import type { Place, Send } from './send.ts';
import { writer, type Writer } from './writer.ts';

// ── Whether visitors see the site ────────────────────────────────────────────────────────────────────────────────────

interface Closing {
  readonly closed: boolean;
}

/** Closed and opened by turns. What is compared is left open: visitors are looked at as well. */
export async function closingWriter(send: Send): Promise<Writer> {
  const read = async (): Promise<Closing> => {
    const { closed } = (await send<{ data: Closing }>('getClosing')).data;
    return { closed };
  };
  const turn = new Ledger(await read(), read);
  const open = () => turn.write({ closed: false }, () => send('openSite'));
  return {
    isSlow: false,
    run: async () => {
      for (;;) {
        await turn.write({ closed: true }, () => send('closeSite'));
        await open();
      }
    },
    check: async () => {
      await turn.check();
      if (turn.now.closed) await open();
    },
  };
}

// ── Pictures for texts ───────────────────────────────────────────────────────────────────────────────────────────────

interface Sent {
  readonly data: { readonly mediaUrl: string };
}

/** As many of the last as are asked for again: each costs a request. */
const lastOnes = 8;

/** Sent for a text that is not saved yet: each that was answered is there for who sent it, and for nobody else. */
export function textPicturesWriter(send: Send, place: Pick<Place, 'address' | 'cookie'>): Promise<Writer> {
  const paths: string[] = [];
  const check = async (): Promise<void> => {
    for (const path of paths.slice(-lastOnes)) {
      expect((await call(place.address, place.cookie, 'GET', `/${path}`)).status, path).toBe(200);
      expect((await call(place.address, '', 'GET', `/${path}`)).status, path).not.toBe(200);
    }
  };
  const run = async (): Promise<never> => {
    for (;;) {
      const { data } = await send<Sent>('addTextPicture', { file: picture() });
      paths.push(data.mediaUrl);
      await check();
    }
  };
  return Promise.resolve({ isSlow: true, run, check });
}

// ── Looks that are kept ──────────────────────────────────────────────────────────────────────────────────────────────

interface KeptLook {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
}

/** Kept and deleted by turns, by name. */
export function looksWriter(send: Send): Promise<Writer> {
  const read = async () => (await send<{ data: readonly KeptLook[] }>('listLooks')).data;
  return writer(read, async (ledger, serial) => {
    const { now } = ledger;
    const [first] = now;
    if (first !== undefined && (now.length > 3 || serial % 3 === 0)) {
      return ledger.write(now.slice(1), () => send('deleteLook', undefined, { id: first.id }));
    }
    const look = readyLooks[serial % readyLooks.length]?.look ?? builtLook;
    const kept = { name: `Look ${String(serial).padStart(6, '0')}`, look };
    return ledger.write([...now, { id: expect.any(Number), ...kept }], () => send('createLook', kept));
  });
}

// ── What visitors do and write ───────────────────────────────────────────────────────────────────────────────────────

interface Visited {
  readonly counting: boolean;
  readonly shown: boolean;
  readonly messages: readonly { readonly id: number; readonly read: boolean }[];
}

/** A ticket is good from its third second on: longer than most lives, so that all is written before the first ends. In milliseconds. */
const ripening = 3100;

/** Messages that are marked, deleted and put back, and both switches. */
export async function visitorsWriter(send: Send): Promise<Writer> {
  const read = async (): Promise<Visited> => {
    const { counting } = (await send<{ data: Visited }>('getVisits')).data;
    const { shown, messages } = (await send<{ data: Visited }>('listMessages')).data;
    return { counting, shown, messages: messages.map(({ id, read: isRead }) => ({ id, read: isRead })) };
  };
  await send('setContactForm', { shown: true });
  const { data } = await send<{ data: { ticket: string } }>('createMessageTicket');
  await sleep(ripening);
  await send('sendMessage', { name: 'Mara', email: 'mara@museum.example', text: 'Hello.', ticket: data.ticket });
  return writer(read, async (ledger, serial) => {
    const { now } = ledger;
    const [message] = now.messages;
    const turn = serial % 4;
    if (turn === 0)
      return ledger.write({ ...now, counting: !now.counting }, () => send('setCounting', { counting: !now.counting }));
    if (turn === 1)
      return ledger.write({ ...now, shown: !now.shown }, () => send('setContactForm', { shown: !now.shown }));
    if (message === undefined) {
      const { data: deleted } = await send<{ data: readonly { undo: string; kind: string }[] }>('listDeleted');
      const undo = deleted.find(({ kind }) => kind === 'message')?.undo;
      // What another has emptied does not come back.
      if (undo === undefined) return ledger.check();
      return ledger
        .write({ ...now, messages: [{ id: expect.any(Number), read: expect.any(Boolean) }] }, () =>
          send('undoDelete', { undo }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof Error) || !error.message.startsWith('undoDelete answered 410:')) throw error;
          return ledger.check();
        });
    }
    if (turn === 2) {
      const marked = { ...message, read: !message.read };
      return ledger.write({ ...now, messages: [marked] }, () =>
        send('setMessageRead', { read: marked.read }, { id: message.id }),
      );
    }
    return ledger.write({ ...now, messages: [] }, () => send('deleteMessage', undefined, { id: message.id }));
  });
}
