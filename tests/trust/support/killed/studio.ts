import { expect } from 'vitest';
import { picture } from '../../../contract/support/provider.ts';
import { call } from '../calls.ts';
import { Ledger } from './ledger.ts';
import type { Place, Send } from './send.ts';
import type { Writer } from './writer.ts';

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
