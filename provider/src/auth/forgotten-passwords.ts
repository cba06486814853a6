import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import type { SendMail } from '../mail/mail.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Repositories } from '../repositories/index.ts';
import type { ShortLived } from './short-lived.ts';

/** How mails leave, and the origin that stands in their links: never what a request claims to be. */
export interface Mailing {
  readonly send: SendMail;
  readonly origin: string;
}

/** Links by which a password that is forgotten is reset. */
export interface ForgottenPasswords {
  /** Whether links can be sent: mails leave, and the settings have an address. */
  isOffered(): Promise<boolean>;
  /** Sends a link that is good for 30 minutes, once, and while the password is what it is now. */
  send(administrator: Administrator): Promise<void>;
  /** Whose password a link sets; `null` where it is not good. */
  find(token: string): Promise<Administrator | null>;
  /** The same, and the link is used up. */
  take(token: string): Promise<Administrator | null>;
}

/** How long a link is good, in milliseconds. */
export const linkLife = 30 * 60_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** An id, and a digest of the hash that the password had. */
const bound = ({ id, passwordHash }: Administrator): string => `${String(id)} ${digest(passwordHash)}`;

interface Parts extends Pick<Repositories, 'administrators' | 'site'> {
  readonly mailing: Mailing | null;
  /** By the tokens' digests. */
  readonly links: ShortLived;
  readonly clock: Clock;
}

const mailOf = (username: string, studio: string, link: string) => ({
  subject: `New password for ${studio}`,
  text: `Somebody, probably you, has forgotten the password of ${username} at ${studio}.

A new one can be chosen here, once, within 30 minutes:

${link}

Whoever did not ask for this need not do anything: the password stays as it is.
`,
});

/** One line, as a subject must be. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Links of 30 minutes, kept by the digests of their tokens and sent to the address of the settings. */
export function createForgottenPasswords({ administrators, site, mailing, links, clock }: Parts): ForgottenPasswords {
  const address = async (): Promise<string> => (await site.get())?.texts.email?.trim() ?? '';
  const find = async (token: string): Promise<Administrator | null> => {
    const value = await links.get(digest(token));
    const administrator = value === null ? null : await administrators.find(Number.parseInt(value, 10));
    return administrator !== null && bound(administrator) === value ? administrator : null;
  };
  return {
    isOffered: async () => mailing !== null && (await address()) !== '',
    async send(administrator) {
      const to = await address();
      if (mailing === null || to === '') return;
      const token = randomBytes(32).toString('base64url');
      await links.change(digest(token), () => ({ value: bound(administrator), endsAt: clock() + linkLife }));
      // Behind the `#`, which no server is sent and no log has.
      const link = `${mailing.origin}/dashboard/forgotten-password#${token}`;
      const studio = oneLine((await site.get())?.texts.siteName ?? '') || new URL(mailing.origin).host;
      await mailing.send({ to, ...mailOf(oneLine(administrator.username), studio, link) });
    },
    find,
    async take(token) {
      const administrator = await find(token);
      // Of two at once, one has used it up.
      return (await links.remove(digest(token))) ? administrator : null;
    },
  };
}
