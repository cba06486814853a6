/** Where mails are handed over, and who they come from. */
export interface MailConfig {
  /** `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to; who it comes from unless told. */
  readonly replyTo?: string;
}

/** Rejects where the server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A part of an address as it was before it was written there. Never throws, as `decodeURIComponent` does. */
export const decodePart = (part: string): string =>
  new URLSearchParams(`is=${part.replaceAll('+', '%2B')}`).get('is') ?? '';

/** In milliseconds: a server that says nothing is let go. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** So is one that says a little now and then, and comes to no end. In milliseconds. */
const longest = 120_000;

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * Hands mails to an SMTP server. A password goes to another machine encrypted, or not at all.
 * @param most milliseconds that the whole of one may take
 */
export function createMailer({ url, from }: MailConfig, most = longest): SendMail {
  const { hostname, password, port, protocol, username } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const user = decodePart(username);
  const options = {
    ...patience,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && user !== '' && !isLocal(hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodePart(password) } }),
    // Nothing of a mail is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async (mail) => {
    // A server that sends none is spared its code.
    const { createTransport } = await import('nodemailer');
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => {
      ending.abort(new Error(`The mail server has not taken it within ${String(most / 1000)} seconds.`));
    }, most);
    try {
      await createTransport(options).sendMail({ from, ...mail, signal });
    } catch (error) {
      // In our words.
      signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
