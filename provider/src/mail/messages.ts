import { randomBytes } from 'node:crypto';
import type { Mailing } from '../auth/forgotten-passwords.ts';
import type { Clock } from '../lib/clock.ts';
import { HttpError, badRequest, conflict } from '../lib/http-error.ts';
import type { MessageRepository, NewMessage } from '../repositories/messages.ts';
import type { SiteRepository } from '../repositories/site.ts';
import type { ShortLived } from '../auth/short-lived.ts';

/** What visitors send by the form on Talk to us. */
export interface Inbox {
  /** A ticket, without which nothing is taken: it is good once, from {@link soonest} on, for a day. */
  giveTicket(): Promise<string>;
  /** @throws {HttpError} 409 or 400 where the ticket is none, or was given a moment ago */
  assertGiven(ticket: string): Promise<void>;
  /**
   * Stores what was written; in a transaction.
   * @throws {HttpError} 400 for a ticket that is too new, 409 for one that is not good, 503 where the inbox is full
   */
  take(message: NewMessage, ticket: string): Promise<void>;
  /** Mails it to the address of the settings, where mails leave. Rejects where the server does not take it. */
  forward(message: NewMessage): Promise<void>;
}

/** In milliseconds: nobody writes faster. */
export const soonest = 3000;
/** How long a ticket is good, in milliseconds. */
export const ticketLife = 24 * 60 * 60_000;
const most = 2000;

interface Parts {
  readonly messages: MessageRepository;
  readonly site: Pick<SiteRepository, 'get'>;
  readonly tickets: ShortLived;
  readonly mailing: Mailing | null;
  /** Of the messages. */
  readonly clock: Clock;
  /** Of the tickets. */
  readonly time: Clock;
}

/** One line, as a subject and a name must be. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Takes the messages of the form on Talk to us, each with a ticket that lasts a day. */
export function createInbox({ messages, site, tickets, mailing, clock, time }: Parts): Inbox {
  return {
    async giveTicket() {
      const ticket = randomBytes(18).toString('base64url');
      const now = time();
      await tickets.change(ticket, () => ({ value: String(now), endsAt: now + ticketLife }));
      return ticket;
    },
    async assertGiven(ticket) {
      const given = await tickets.get(ticket);
      if (given === null) throw conflict('This form was open for too long. Please press Send once more.');
      if (time() - Number(given) < soonest) throw badRequest('That was too fast. Please press Send once more.');
    },
    async take({ name, email, text }, ticket) {
      await this.assertGiven(ticket);
      if ((await messages.count()) >= most) {
        throw new HttpError(503, 'The inbox is full. Please write a mail to the address on this page.');
      }
      await messages.insert({ at: clock(), name: oneLine(name), email: email.trim(), text: text.trim() });
      await tickets.remove(ticket);
    },
    async forward({ name, email, text }) {
      const to = (await site.get())?.texts.email?.trim() ?? '';
      if (mailing === null || to === '') return;
      const from = oneLine(name);
      await mailing.send({
        to,
        replyTo: email.trim(),
        subject: `Message from ${from}`,
        text: `${from} <${email.trim()}> has written by the form on Talk to us:\n\n${text.trim()}\n\nIt is in the inbox of the dashboard too: ${mailing.origin}/dashboard/inbox\n`,
      });
    },
  };
}
