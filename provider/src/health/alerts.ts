import type { Mailing } from '../auth/forgotten-passwords.ts';
import type { SiteRepository } from '../repositories/site.ts';
import { reasonOf } from '../lib/error-words.ts';

/** What somebody who looks after the server should know. */
export interface Alert {
  /** One line. */
  readonly subject: string;
  readonly text: string;
}

/** Tells it. Never rejects: what could not be sent is in the log, as all of it is. */
export type SendAlert = (alert: Alert) => Promise<void>;

interface AlertParts {
  readonly site: Pick<SiteRepository, 'get'>;
  /** How mails leave; `null`: they do not. */
  readonly mailing: Mailing | null;
  /** An address that is sent `{"text": …}`, as chats take it; `null`: none is. */
  readonly url: string | null;
  readonly logError: (words: string) => void;
}

/** In milliseconds. */
const patience = 20_000;

async function post(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    // Another address would be asked by GET, without what is to be told, and would say that all is well.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const elsewhere =
    answer.status >= 300 && answer.status < 400 ? ' It has moved: set the address to where it leads.' : '';
  throw new Error(`ALERT_URL has answered ${String(answer.status)}.${elsewhere}`);
}

/** Empty where there is none, or the database, which may be what the alert is about, does not tell. */
async function addressOf(site: AlertParts['site']): Promise<string> {
  try {
    return (await site.get())?.texts.email?.trim() ?? '';
  } catch {
    return '';
  }
}

/** Sends alerts to the log, and to the mail address of the settings and to `url`, as far as they are there. */
export function createAlerts({ site, mailing, url, logError }: AlertParts): SendAlert {
  return async ({ subject, text }) => {
    logError(`${subject}: ${text}`);
    const to = await addressOf(site);
    const ways: Promise<void>[] = [];
    if (mailing !== null && to !== '') ways.push(mailing.send({ to, subject, text }));
    if (url !== null) ways.push(post(url, `${subject}\n\n${text}`));
    for (const way of await Promise.allSettled(ways)) {
      if (way.status === 'rejected') logError(`An alert was not sent: ${reasonOf(way.reason)}`);
    }
  };
}
