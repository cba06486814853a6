import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@vitrine/contract/operations';
import { expect, onTestFinished, test, vi } from 'vitest';
import type * as passwords from '../../provider/src/auth/passwords.ts';
import { createRight } from '../../provider/src/auth/right.ts';
import { createEndedRight, guardedWrites, ways } from '../contract/support/ended-right.ts';
import { encode, formOf, logIn, password, startProvider, username } from '../contract/support/provider.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

/** What happens while a password is checked. */
const meanwhile = vi.hoisted((): { happens: () => Promise<void> } => ({ happens: async () => undefined }));
vi.mock('../../provider/src/auth/passwords.ts', async (load) => {
  const own = await load<typeof passwords>();
  return {
    ...own,
    isPassword: async (...given: Parameters<typeof own.isPassword>) => {
      const isRight = await own.isPassword(...given);
      await meanwhile.happens();
      return isRight;
    },
  };
});

test('a write whose administrator is removed while its body comes is answered 401, and writes nothing', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const attempt = await createEndedRight(provider);
  expect(guardedWrites.length).toBeGreaterThan(40);
  for (const operation of guardedWrites) await attempt(operation, 'removal');
  const [project] = guardedWrites.filter(({ id }) => id === 'createProject');
  if (project === undefined) throw new Error('The contract has no createProject.');
  for (const way of ways) await attempt(project, way);
}, 60_000);

const bodiless = operations.filter(
  ({ id, method, access, body }) => method !== 'GET' && access !== 'public' && body === null && id !== 'logout',
);

test('a write without a body whose session ends before it writes is answered 401, and writes nothing', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { app, data } = provider;
  const { db } = data;
  const stored = async (): Promise<string> =>
    JSON.stringify(
      await mapInOrder(
        (await db.tables()).filter((table) => table !== 'session'),
        async (table) => [table, await db.prepare(`SELECT * FROM ${table}`).all()],
      ),
    );
  const transaction = db.transaction.bind(db);
  let isArmed = false;
  let ended = 0;
  db.transaction = async (work) => {
    if (isArmed) {
      isArmed = false;
      ended += 1;
      await db.exec('DELETE FROM session');
    }
    return transaction(work);
  };
  expect(bodiless.length).toBeGreaterThan(20);
  for (const { id, method, path } of bodiless) {
    const { cookie } = await logIn(app);
    const before = await stored();
    isArmed = true;
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const { statusCode } = await app.inject({ method, url, headers: { cookie } });
    // What is not there is said before anything would be written; what waits for nothing needs no transaction.
    if (isArmed) expect([200, 400, 404, 409], id).toContain(statusCode);
    else expect([id, statusCode, await stored()]).toEqual([id, 401, before]);
    isArmed = false;
  }
  expect(ended, 'of them have come as far as that').toBeGreaterThan(10);
}, 60_000);

test('an import whose administrator is logged out while it is looked through leaves nothing', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { app, data, folder } = provider;
  const { db } = data;
  const transaction = db.transaction.bind(db);
  const content = await readFile(new URL('fixtures/wordpress.xml', import.meta.url));
  // As it begins to be stored, as what was found is, and at the end.
  for (const at of [1, 2, 3]) {
    const { cookie } = await logIn(app);
    let until = at;
    db.transaction = async (work) => {
      until -= 1;
      if (until === 0) await db.exec('DELETE FROM session');
      return transaction(work);
    };
    const { headers, payload } = await encode(formOf({ file: new File([new Uint8Array(content)], 'site.xml') }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { ...headers, cookie },
      payload,
    });
    db.transaction = transaction;
    expect([at, answer.statusCode]).toEqual([at, 401]);
    expect(await db.prepare('SELECT count(*) AS n FROM import').get()).toEqual({ n: 0 });
    expect(readdirSync(join(folder, 'imports'))).toEqual([]);
  }
});

test('a right is asked for again in each transaction, and what goes on by itself asks for none', async () => {
  let isGood = true;
  const right = createRight({ isGood: async () => isGood });
  const session = { idDigest: '', tokenDigest: '', administratorId: 1, createdAt: 0, seenAt: 0, userAgent: '' };
  const seen: string[] = [];
  const done = right.by(session, async () => {
    await right.ask();
    const job = right.leave(async () => {
      await Promise.resolve();
      await right.ask();
      seen.push('job');
    });
    isGood = false;
    await job;
    await right.ask();
    seen.push('never');
  });
  await expect(done).rejects.toThrow('Please log in.');
  expect(seen).toEqual(['job']);
  await expect(right.by(session, async () => undefined)).rejects.toThrow('Please log in.');
  expect(await right.by(null, async () => 1)).toBe(1);
});

test('a login whose password is changed, or whose administrator is removed, while it is checked is none', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { app, data } = provider;
  const changes = [
    'UPDATE administrator SET removed_at = 1',
    "UPDATE administrator SET removed_at = NULL, password_hash = 'another'",
  ];
  for (const change of changes) {
    meanwhile.happens = () => data.db.exec(change);
    await expect(logIn(app)).rejects.toThrow('This login was changed meanwhile.');
    await data.db.prepare('UPDATE administrator SET removed_at = NULL').run();
  }
  meanwhile.happens = async () => undefined;
  expect(await data.db.prepare('SELECT count(*) AS n FROM session').get()).toEqual({ n: 0 });
});

test('a password is not changed by a session that ends while the old one is checked', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { app, data } = provider;
  const { cookie } = await logIn(app);
  meanwhile.happens = () => data.db.exec('DELETE FROM session');
  const payload = { username, oldPassword: password, newPassword: 'seven kilns behind the river' };
  const answer = await app.inject({ method: 'PATCH', url: '/api/reset-credentials', headers: { cookie }, payload });
  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Please log in.' }]);
  meanwhile.happens = async () => undefined;
  await logIn(app);
});
