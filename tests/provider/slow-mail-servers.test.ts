import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from '../../provider/src/mail/mail.ts';

const mail = { to: 'hello@studio.example', subject: 'Tea', text: 'Tins.' };

/** A mail server that greets and answers in time until a command comes, and from then on says a letter now and then, without an end. */
async function startDripping(command: string) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    const drip = (): void => {
      socket.write('250-');
      const dripping = setInterval(() => socket.write('x'), 5);
      socket.once('close', () => {
        clearInterval(dripping);
        open.delete(socket);
      });
    };
    if (command === '') {
      drip();
      return;
    }
    socket.write('220 mail.example\r\n');
    socket.on('data', (said) => {
      const words = said.toString();
      if (words.startsWith(command)) drip();
      else socket.write(words.startsWith('DATA') ? '354 Go on\r\n' : '250 Good\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { open, url: `smtp://127.0.0.1:${String(port)}` };
}

test.each([
  ['as it greets', ''],
  ['as it is greeted', 'EHLO'],
  ['as it is told who writes', 'MAIL FROM'],
  ['as it has the mail', 'From:'],
])('a mail server that drips %s is let go in the end, and why is said', async (_when, command) => {
  const { open, url } = await startDripping(command);
  const send = createMailer({ url, from: 'site@studio.example' }, 300);
  await expect(send(mail)).rejects.toThrow('The mail server has not taken it within 0.3 seconds.');
  await expect.poll(() => open.size).toBe(0);
});
