import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { encode, film, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call, listen, open } from './support/calls.ts';
import { figure } from './support/figures.ts';

const stored = (folder: string) => {
  const db = new DatabaseSync(join(folder, 'vitrine.db'), { readOnly: true });
  const rows = db.prepare('SELECT file FROM media').all();
  const projects = Number(db.prepare('SELECT count(*) AS count FROM project').get()?.['count']);
  const frames = Number(db.prepare('SELECT count(*) AS count FROM frame').get()?.['count']);
  db.close();
  return {
    rows: rows.map(({ file }) => String(file)).toSorted(),
    media: readdirSync(join(folder, 'media')).toSorted(),
    incoming: readdirSync(join(folder, 'incoming')),
    projects,
    frames,
  };
};

const patient = { timeout: 30_000 };

/** A form of some hundred kilobytes, as the bytes of one request. */
async function requestOf(cookie: string, method: string, path: string): Promise<Buffer> {
  const grids = [{ gridType: 'G2', position: '1', frames: [] }];
  const fields = {
    title: 'Broken off',
    HeaderMedia: picture(),
    grids,
    grid_0_frame_0_0: film(),
    grid_0_frame_1_0: film(),
  };
  const { headers, payload } = await encode(formOf(fields));
  const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), payload]);
}

test('an upload that breaks off at 1, 50 or 99 % is never seen', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startProcess({ DATA_DIR });
  const address = first.address ?? '';
  const cookie = await logInTo(address);
  const kept = await call(address, cookie, 'POST', '/api/projects', { title: 'Kept', HeaderMedia: picture() }, true);
  expect(kept.status).toBe(201);
  const before = stored(DATA_DIR);
  const requests = await Promise.all([
    requestOf(cookie, 'POST', '/api/projects'),
    requestOf(cookie, 'PATCH', '/api/projects/1/edit'),
  ]);
  for (let count = 0; count < 100; count += 1) {
    const request = requests[count % 2] ?? Buffer.alloc(0);
    const share = [0.01, 0.5, 0.99][count % 3] ?? 0.5;
    const socket = await open(address);
    await new Promise<void>((resolve) => socket.write(request.subarray(0, request.length * share), () => resolve()));
    // Half of them after the provider has begun to store it.
    if (count % 4 >= 2) await new Promise((resolve) => setTimeout(resolve, 10));
    socket.destroy();
    expect((await call(address, '', 'GET', '/api/projects')).body).not.toContain('Broken off');
  }
  await expect.poll(() => stored(DATA_DIR), patient).toEqual(before);
  // And one that dies with the provider: what had arrived goes at the next start.
  const [request = Buffer.alloc(0)] = requests;
  const socket = await open(address);
  socket.write(request.subarray(0, request.length * 0.9));
  await expect.poll(() => readdirSync(join(DATA_DIR, 'incoming')).length, patient).toBeGreaterThan(0);
  await first.stop('SIGKILL');
  const second = await startProcess({ DATA_DIR });
  expect(stored(DATA_DIR)).toEqual(before);
  expect((await call(second.address ?? '', '', 'GET', '/api/projects')).body).not.toContain('Broken off');
  figure('aborted uploads', '101 aborts, 0 partial files, 0 dangling rows, 0 temporary files');
});

test('SIGTERM during an upload ends the server soon, and nothing of the upload is there afterwards', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startProcess({ DATA_DIR });
  const address = first.address ?? '';
  const request = await requestOf(await logInTo(address), 'POST', '/api/projects');
  const before = stored(DATA_DIR);
  const socket = await open(address);
  let answered = '';
  socket.on('data', (bytes: Buffer) => (answered += bytes.toString('latin1')));
  socket.write(request.subarray(0, request.length * 0.9));
  await expect.poll(() => readdirSync(join(DATA_DIR, 'incoming')).length, patient).toBeGreaterThan(0);
  const start = performance.now();
  expect(await first.stop('SIGTERM')).toBe(0);
  const took = performance.now() - start;
  expect(took).toBeLessThan(25_000);
  expect(answered).not.toContain('201');
  const second = await startProcess({ DATA_DIR });
  expect(stored(DATA_DIR)).toEqual(before);
  expect((await call(second.address ?? '', '', 'GET', '/api/projects')).body).not.toContain('Broken off');
  figure('SIGTERM in an upload', `ended in ${(took / 1000).toFixed(1)} s, 0 partial files, 0 rows`);
});

const nine = (ninth: File) => ({
  title: 'Changed',
  HeaderMedia: picture(),
  grids: [{ gridType: 'G9', position: '1', frames: [] }],
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`grid_0_frame_${index}_0`, index < 8 ? picture() : ninth]),
  ),
});

test('a bad ninth frame leaves the project, its grids and its files as they were', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const origin = await listen(provider);
  const { cookie } = await logIn(provider.app);
  const send = (method: string, path: string, ninth: File) => call(origin, cookie, method, path, nine(ninth), true);
  expect((await send('POST', '/api/projects', picture())).status).toBe(201);
  const before = stored(provider.folder);
  expect(before).toMatchObject({ projects: 1, frames: 9 });
  const read = async (): Promise<string> => (await call(origin, '', 'GET', '/api/project?slug=changed')).body;
  const shown = await read();
  const bad = new File(['not a picture'], 'ninth.jpg');
  for (const [method, path] of [
    ['POST', '/api/projects'],
    ['PATCH', '/api/projects/1/edit'],
  ] as const) {
    const answer = await send(method, path, bad);
    expect(answer.status).toBe(415);
    expect(answer.body).toContain('ninth.jpg');
    expect(stored(provider.folder)).toEqual(before);
  }
  for (const table of ['media', 'grid', 'frame', 'project']) {
    const event = table === 'project' ? 'UPDATE' : 'INSERT';
    await provider.data.db.exec(
      `CREATE TRIGGER fail BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'thrown'); END`,
    );
    const answer = await send('PATCH', '/api/projects/1/edit', picture());
    await provider.data.db.exec('DROP TRIGGER fail');
    expect([table, answer.status]).toEqual([table, 500]);
    expect(answer.body).not.toContain('thrown');
    expect(stored(provider.folder), `an error at ${table}`).toEqual(before);
  }
  expect(await read()).toBe(shown);
});

/** A disk of its own, as small as the test needs it. Only root may make one. */
function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

test('a full disk is said so, and changes nothing', async (context) => {
  const DATA_DIR = smallDisk(12);
  if (DATA_DIR === null) return context.skip('no small disk can be mounted here');
  const { address, stderr } = await startProcess({ DATA_DIR });
  const origin = address ?? '';
  const cookie = await logInTo(origin);
  const make = () => call(origin, cookie, 'POST', '/api/projects', nine(film()), true);
  expect((await make()).status).toBe(201);
  const before = stored(DATA_DIR);
  const filler = join(DATA_DIR, 'filler');
  /** Leaves this much room, or less: what is made beside the requests takes some of it. */
  const fill = (bytes: number): void => {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(DATA_DIR);
    try {
      if (bavail * bsize > bytes) writeFileSync(filler, Buffer.alloc(bavail * bsize - bytes));
    } catch (error) {
      if (!String(error).includes('ENOSPC')) throw error;
    }
  };
  const answers: number[] = [];
  // From nothing at all to almost enough: the form's files, then the rows, run out of room.
  for (let kilobytes = 0; kilobytes <= 400; kilobytes += 8) {
    fill(kilobytes * 1024);
    const answer = await make();
    answers.push(answer.status);
    if (answer.status === 201) break;
    expect([507, 503], answer.body).toContain(answer.status);
    expect(answer.body).toMatch(/^\{"message":"The disk is full\. Nothing was changed\. \(Request \w+\)"\}$/);
    expect((await call(origin, '', 'GET', '/api/projects')).status, 'what is there is still served').toBe(200);
    expect(stored(DATA_DIR)).toEqual(before);
    const words = await call(origin, cookie, 'POST', '/api/category', { name: `C${kilobytes}` });
    expect([201, 507], words.body).toContain(words.status);
  }
  expect(answers.filter((status) => status === 507).length).toBeGreaterThan(3);
  rmSync(filler, { force: true });
  expect((await make()).status, 'with room again').toBe(201);
  expect(stderr()).not.toContain('UnhandledPromise');
  expect(existsSync(join(DATA_DIR, 'vitrine.db'))).toBe(true);
  figure('full disk', `${answers.length - 1} refusals with 507, 0 changes`);
});

test('a data folder on a disk that became one for reading only is refused in a sentence, and is good again afterwards', async (context) => {
  const DATA_DIR = smallDisk(12);
  if (DATA_DIR === null) return context.skip('no small disk can be mounted here');
  const first = await startProcess({ DATA_DIR });
  const cookie = await logInTo(first.address ?? '');
  expect((await call(first.address ?? '', cookie, 'POST', '/api/category', { name: 'Kept' })).status).toBe(201);
  await first.stop('SIGTERM');
  execFileSync('mount', ['-o', 'remount,ro', DATA_DIR]);
  const refused = await startProcess({ DATA_DIR });
  expect(refused.address).toBeNull();
  expect(await refused.exited).toBe(1);
  expect(refused.stderr()).toMatch(/^[^\n]*read-only[^\n]*\n$/i);
  execFileSync('mount', ['-o', 'remount,rw', DATA_DIR]);
  const again = await startProcess({ DATA_DIR });
  expect((await call(again.address ?? '', '', 'GET', '/api/category')).body).toContain('Kept');
});
