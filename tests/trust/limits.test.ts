import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { picture } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call, firstAnswer, open } from './support/calls.ts';
import { figure, percentile } from './support/figures.ts';
import { expectWithin, watchOthers } from './support/machine.ts';

const megabyte = 1024 * 1024;

/** The most memory that a process has had, in megabytes (`man 5 proc`). */
function mostMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function start() {
  const { address, pid } = await startProcess({ DATA_DIR: temporaryFolder(), DEMO_CONTENT: 'on', LOG_REQUESTS: 'off' });
  const origin = address ?? '';
  return { origin, pid, cookie: await logInTo(origin) };
}

/** How long others wait for a page's reads meanwhile. Stops when `isOver` says so. */
async function others(origin: string, isOver: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isOver()) {
    for (const path of ['/api/projects', '/api/homepagegrid', '/api/stories']) {
      const began = performance.now();
      expect((await call(origin, '', 'GET', path)).status).toBe(200);
      times.push(performance.now() - began);
    }
    await wait(5);
  }
  return times;
}

/** A picture of one colour whose file is small however many pixels it has. */
function bomb(width: number, height: number): File {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const bytes = [signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return new File([new Uint8Array(Buffer.concat(bytes))], `${width}.png`, { type: 'image/png' });
}

test('500 slow sockets keep nobody waiting', async () => {
  const { origin, pid, cookie } = await start();
  const form = `POST /api/projects HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="HeaderMedia"; filename="a.jpg"\r\n\r\n`;
  const beginnings = [
    '',
    'GET /api/projects HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n{"username":"`,
    form,
  ];
  const sockets = await Promise.all(Array.from({ length: 500 }, () => open(origin)));
  for (const [index, socket] of sockets.entries()) socket.write(beginnings[index % 4] ?? '');
  let isOver = false;
  const shareOfOthers = watchOthers([pid, process.pid]);
  const waiting = others(origin, () => isOver);
  for (let count = 0; count < 40; count += 1) {
    for (const [index, socket] of sockets.entries()) if (index % 4 > 0 && !socket.destroyed) socket.write('x');
    await wait(200);
  }
  isOver = true;
  const times = await waiting;
  for (const socket of sockets) socket.destroy();
  const p99 = percentile(times, 0.99);
  expectWithin(p99, 500, shareOfOthers());
  expect(mostMemory(pid)).toBeLessThan(512);
  figure(
    '500 slow sockets',
    `others' p99 ${p99.toFixed(0)} ms of ${times.length} reads, memory at most ${mostMemory(pid).toFixed(0)} MB`,
  );
});

/** Sends without end until an answer comes or the provider hangs up; says what it was and how much was sent by then. */
async function sendEndlessly(
  origin: string,
  head: string,
  beginning: string,
): Promise<{ status: number; megabytes: number }> {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const socket = await open(origin);
  let isAnswered = false;
  const answer = firstAnswer(socket).finally(() => (isAnswered = true));
  const chunk = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  socket.write(`${head}\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
  if (beginning !== '') socket.write(chunk(Buffer.from(beginning)));
  let sent = 0;
  while (!isAnswered && !socket.destroyed && sent < 400 * megabyte) {
    if (!socket.write(chunk(piece))) {
      await Promise.race([answer, new Promise((resolve) => socket.once('drain', resolve))]);
    }
    sent += piece.length;
  }
  const { status } = await answer;
  socket.destroy();
  return { status, megabytes: sent / megabyte };
}

test('bodies without end are cut off', async () => {
  const { origin, pid, cookie } = await start();
  const json = 'Content-Type: application/json';
  const form = `Content-Type: multipart/form-data; boundary=b\r\nCookie: ${cookie}`;
  const part = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n';
  const cases: readonly (readonly [string, string, number])[] = [
    [`POST /api/login HTTP/1.1\r\n${json}`, '', 413],
    [`POST /api/category HTTP/1.1\r\n${json}`, '', 401],
    [`POST /api/category HTTP/1.1\r\n${json}\r\nCookie: ${cookie}`, '', 413],
    [`POST /api/projects HTTP/1.1\r\n${form}`, part, 413],
    [`POST /api/projects HTTP/1.1\r\n${form}`, part.replace('title"', 'HeaderMedia"; filename="a.jpg"'), 413],
    // What nobody takes is not read at all.
    [`POST /api/nothing HTTP/1.1\r\n${json}`, '', 404],
  ];
  const answers: number[] = [];
  for (const [head, beginning, status] of cases) {
    const answer = await sendEndlessly(origin, head, beginning);
    // Or the connection is closed while it still sends, and the answer is lost on the way.
    expect([0, status], head).toContain(answer.status);
    answers.push(answer.megabytes);
  }
  expect(mostMemory(pid)).toBeLessThan(512);
  const most = Math.max(...answers);
  figure(
    'endless bodies',
    `${cases.length} refused after at most ${most.toFixed(1)} MB, memory at most ${mostMemory(pid).toFixed(0)} MB`,
  );
});

test('pictures that would not fit into memory are refused, and the largest that are taken do no harm', async () => {
  const { origin, pid, cookie } = await start();
  // Made first: it takes a while, and this process also measures.
  const tooLarge = [bomb(30_000, 30_000), bomb(12_300, 12_300)];
  const largest = bomb(12_200, 12_200);
  let isOver = false;
  const shareOfOthers = watchOthers([pid, process.pid]);
  const waiting = others(origin, () => isOver);
  const upload = (file: File) =>
    call(origin, cookie, 'POST', '/api/projects', { title: 'Large', HeaderMedia: file }, true);
  const refused = await Promise.all(tooLarge.map(upload));
  expect(refused.map(({ status }) => status)).toEqual([415, 415]);
  const taken = await Promise.all([largest, largest, largest, largest].map(upload));
  expect(taken.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  isOver = true;
  const p99 = percentile(await waiting, 0.99);
  expect(mostMemory(pid)).toBeLessThan(512);
  expectWithin(p99, 500, shareOfOthers());
  figure(
    'pictures',
    `30 000 x 30 000 refused; four of 149 million pixels at once: others' p99 ${p99.toFixed(0)} ms, memory at most ${mostMemory(pid).toFixed(0)} MB`,
  );
});

test('a form of 1001 parts is refused, and so are a thousand files', async () => {
  const { origin, pid, cookie } = await start();
  const send = (fields: Readonly<Record<string, unknown>>) =>
    call(origin, cookie, 'POST', '/api/projects', { title: 'Many', ...fields }, true);
  const parts = (count: number, value: (index: number) => unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`grid_0_frame_0_${index}`, value(index)]));
  const many = await send(parts(1000, () => 'x'));
  expect([many.status, many.body]).toEqual([413, '{"message":"The form has too many parts."}']);
  const files = await send(parts(301, () => picture()));
  expect([files.status, files.body]).toEqual([413, '{"message":"The form has too many files."}']);
  expect((await call(origin, '', 'GET', '/api/projects')).body).not.toContain('Many');
  expect(mostMemory(pid)).toBeLessThan(512);
  figure('1001 parts', `413, memory at most ${mostMemory(pid).toFixed(0)} MB`);
});
