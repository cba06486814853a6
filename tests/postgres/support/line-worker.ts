/** The thread of a line (servers.ts): it goes on while the server's own waits for the database. */
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { host, port, memory }: { host: string; port: number; memory: SharedArrayBuffer } = workerData;
const cells = new Int32Array(memory);
const sockets = new Set<Socket>();
let isOpen = true;
let isSilent = false;
let trap: { readonly words: string; readonly isDelivered: boolean } | null = null;

const cut = (): void => {
  isOpen = false;
  for (const socket of sockets) socket.destroy();
};

const server = createServer((client) => {
  if (!isOpen) {
    client.destroy();
    return;
  }
  const there = connect(port, host);
  for (const socket of [client, there]) {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }
  client.on('close', () => there.destroy());
  there.on('close', () => client.destroy());
  there.on('data', (bytes) => isSilent || client.write(bytes));
  client.on('data', (bytes) => {
    if (isSilent) return;
    if (trap === null || !bytes.includes(trap.words)) {
      there.write(bytes);
      return;
    }
    const { isDelivered } = trap;
    trap = null;
    if (!isDelivered) {
      cut();
      return;
    }
    // What was sent has reached the server when it answers.
    isSilent = true;
    there.once('data', () => {
      cut();
      isSilent = false;
    });
    there.write(bytes);
  });
});

parentPort?.on(
  'message',
  (message: { readonly kind: string; readonly words?: string; readonly isDelivered?: boolean }) => {
    const { kind, words = '', isDelivered = false } = message;
    if (kind === 'cut') cut();
    if (kind === 'hush') isSilent = true;
    if (kind === 'mend') [isOpen, isSilent] = [true, false];
    if (kind === 'trap') trap = { words, isDelivered };
    Atomics.add(cells, 0, 1);
    Atomics.notify(cells, 0);
  },
);

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : null);
});
