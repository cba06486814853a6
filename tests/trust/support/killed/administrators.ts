import { expect } from 'vitest';
import type { Send } from './send.ts';
import type { Writer } from './writer.ts';

/** As the providers that are killed are started with. */
const password = 'one two three';

interface Listed {
  readonly administrators: readonly {
    readonly id: number;
    readonly username: string;
    readonly name: string;
    readonly isYou: boolean;
  }[];
  readonly invitations: readonly { readonly id: number }[];
  readonly removed: readonly { readonly id: number }[];
}

/** Invited, joined, removed and let in again; invitations taken back. */
export function administratorsWriter(send: Send): Promise<Writer> {
  const joined = new Set<string>();
  const out = new Set<number>();
  const revoked = new Set<number>();
  /** One's own name as it was answered, and the one that was sent after it. */
  let [answered, sent] = ['', ''];
  const read = async (): Promise<Listed> => (await send<{ data: Listed }>('listAdministrators')).data;
  const check = async (): Promise<void> => {
    const { administrators, invitations, removed } = await read();
    const known = new Set([...administrators, ...removed].map(({ id }) => id));
    const present = new Set(administrators.map(({ id }) => id));
    expect([answered, sent]).toContain(administrators.find(({ isYou }) => isYou)?.name);
    // Nobody is gone, and nobody who was removed is in.
    expect(known.size).toBeGreaterThan(joined.size);
    expect([...out].filter((id) => present.has(id) || !known.has(id))).toEqual([]);
    expect(invitations.filter(({ id }) => revoked.has(id))).toEqual([]);
  };
  const invite = async () =>
    (await send<{ data: { id: number; token: string } }>('createInvitation', { name: 'Somebody', password })).data;
  const colleague = async (): Promise<number> =>
    (await read()).administrators.findLast((one) => one.username.startsWith('colleague '))?.id ?? 0;
  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      const you = (await read()).administrators.find(({ isYou }) => isYou);
      answered = you?.name ?? '';
      sent = `Ada ${String(serial)}`;
      await send('updateAdministrator', { name: sent }, { id: you?.id ?? 0 });
      answered = sent;
    },
    async () => {
      const { id } = await invite();
      await send('deleteInvitation', undefined, { id });
      revoked.add(id);
    },
    async () => {
      const { token } = await invite();
      await send('getInvitation', { token });
      const username = `colleague ${String(Date.now())}`;
      await send('acceptInvitation', { token, username, name: '', password: 'seven blue kettles' });
      joined.add(username);
    },
    async () => {
      const id = await colleague();
      if (id === 0) return;
      await send('removeAdministrator', { password }, { id });
      out.add(id);
    },
    async () => {
      // Whoever was removed as the provider was killed is let in again too.
      const id = (await read()).removed.at(-1)?.id;
      if (id === undefined) return;
      out.delete(id);
      await send('restoreAdministrator', { password }, { id });
    },
  ];
  /** Goes on after a kill. */
  let serial = 0;
  const run = async (): Promise<never> => {
    for (;;) {
      await steps[serial % steps.length]?.();
      // One that was killed is tried again in the next life: otherwise nobody might be there to be removed.
      serial += 1;
      await check();
    }
  };
  return Promise.resolve({ isSlow: false, run, check });
}
