import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createAlerts } from '../../provider/src/health/alerts.ts';

/** A chat at `/new`, to which `/old` leads on by each of these answers in turn. */
async function startMovedChat(statuses: readonly number[]) {
  const left = [...statuses];
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${String(method)} ${String(url)}`);
    if (url === '/old') response.writeHead(left.shift() ?? 301, { location: '/new' }).end('Moved');
    else response.end('A page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { asked, url: `http://127.0.0.1:${String(address.port)}/old` };
}

function alertsTo(url: string) {
  const said: string[] = [];
  const send = createAlerts({
    site: { get: async () => null },
    mailing: null,
    url,
    logError: (words) => void said.push(words),
  });
  return { said, send };
}

test('an address that leads on is no chat that was told: it is in the log, and the next address is not asked', async () => {
  const statuses = [301, 302, 303, 307, 308];
  const { asked, url } = await startMovedChat(statuses);
  const { said, send } = alertsTo(url);
  for (const status of statuses) {
    said.length = 0;
    await send({ subject: 'Failed', text: 'No room' });
    expect(said).toEqual([
      'Failed: No room',
      `An alert was not sent: ALERT_URL has answered ${String(status)}. It has moved: set the address to where it leads.`,
    ]);
  }
  expect(asked).toEqual(statuses.map(() => 'POST /old'));
});

test('where nobody answers, the reason is said', async () => {
  const { said, send } = alertsTo('http://127.0.0.1:1/hook');
  await send({ subject: 'Failed', text: 'No room' });
  expect(said[1]).toMatch(/^An alert was not sent: .*(ECONNREFUSED|bad port)/);
});
