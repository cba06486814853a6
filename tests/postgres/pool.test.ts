import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '../../provider/src/db/postgres/errors.ts';
import { openPool } from '../../provider/src/db/postgres/pool.ts';

/** A message of the protocol of PostgreSQL, version 3. */
function message(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
}

test('a server that goes while a new connection asks who it is ends the connection, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // It lets everybody in, and goes at the first question.
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]));
      socket.once('data', () => socket.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const problems: unknown[] = [];
  const pool = openPool(`postgres://a:b@127.0.0.1:${String(address.port)}/x`, (why) => problems.push(why));
  onTestFinished(async () => {
    await pool.close();
    server.close();
  });
  await expect(pool.borrow()).rejects.toThrow(DatabaseUnavailable);
  expect(problems).not.toEqual([]);
  await expect(pool.borrow()).rejects.toThrow(DatabaseUnavailable);
});
