import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** What a mail server of this machine was given. */
interface ReceivedMail {
  readonly to: readonly string[];
  /** With its headers, and without the soft line breaks of its encoding. */
  readonly text: string;
}

/** A mail server of this machine on a free port, and what it was given, oldest first. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts)
          .toString()
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=');
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    mails,
    url: `smtp://127.0.0.1:${String(port)}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
