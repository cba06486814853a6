import { setTimeout as sleep } from 'node:timers/promises';
import { siteTexts } from '../../../contract/support/site.ts';
import type { Send } from './send.ts';
import { writer, type Writer } from './writer.ts';

/** As the providers that are killed are started with. */
const ownPassword = 'one two three';

/** Somebody whom the others leave alone: a new password ends all of an administrator's sessions. */
const username = 'forgetful';

const passwordOf = (serial: number): string => `kettles sing ${String(serial)} times`;

/** Takes the link that came last by mail, and forgets the others. */
export type TakeLink = () => string | undefined;

/** In milliseconds; a mail of a provider that was killed does not come. */
const patience = 300;

/** Passwords that are chosen by a link. What is known is the one that logs in. */
export async function passwordsWriter(send: Send, takeLink: TakeLink): Promise<Writer> {
  await send('putSite', { ...siteTexts, siteName: 'Studio 0' });
  const invited = await send<{ data: { token: string } }>('createInvitation', {
    name: 'Somebody',
    password: ownPassword,
  });
  let known = passwordOf(0);
  await send('acceptInvitation', { token: invited.data.token, username, name: '', password: known });
  /** What was sent last, whether or not it was answered. */
  let sent = known;
  const read = async (): Promise<string> => {
    for (const password of [sent, known]) {
      try {
        await send('login', { username, password });
        known = password;
        return password;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('login answered 401:')) throw error;
      }
    }
    return 'none of those that were sent';
  };
  return writer(read, async (ledger, serial) => {
    // One that came in a former life is as good.
    let token = takeLink();
    if (token === undefined) {
      await send('askForNewPassword', { username }).catch((error: unknown) => {
        // Three times in a quarter of an hour, in one life.
        if (!(error instanceof Error) || !error.message.startsWith('askForNewPassword answered 429:')) throw error;
      });
      const tooLong = performance.now() + patience;
      while (token === undefined && performance.now() < tooLong) {
        await sleep(5);
        token = takeLink();
      }
    }
    if (token === undefined) return ledger.check();
    const password = passwordOf(serial);
    sent = password;
    try {
      await ledger.write(password, () => send('setNewPassword', { token, password }));
    } catch (error) {
      // It was mailed before a password that was set meanwhile.
      if (!(error instanceof Error) || !error.message.startsWith('setNewPassword answered 404:')) throw error;
      sent = known;
      await ledger.check();
    }
  });
}
