import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { operations, type Operation } from '@vitrine/contract/operations';
import { expect } from 'vitest';
import { createSessions } from '../../../provider/src/auth/sessions.ts';
import { createSessionRepository } from '../../../provider/src/repositories/sessions.ts';
import { codeAt } from '../../provider/support/second-factor.ts';
import { firstAnswer, open } from '../../trust/support/calls.ts';
import { logIn, password } from './provider.ts';
import type { TestProvider } from './provider.ts';
import { mapInOrder } from '../../../provider/src/lib/in-order.ts';

/** Every write of the contract that needs the session and has a body, which may come when the session is over. */
export const guardedWrites: readonly Operation[] = operations.filter(
  ({ method, access, body }) => method !== 'GET' && access !== 'public' && body !== null,
);

interface Colleague {
  readonly id: number;
  readonly username: string;
  /** Of two sessions. */
  readonly cookies: readonly [string, string];
}

type End = (colleague: Colleague) => Promise<void>;

/** The ways in which the right of a session ends. */
export const ways = ['removal', 'logout', 'session ended', 'password change', 'second factor', 'idle'] as const;
export type Way = (typeof ways)[number];

const boundary = 'half';
/** The two halves of a body: as a form, and as JSON. */
const halves = {
  'multipart/form-data': [
    `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf a ti`,
    `tle\r\n--${boundary}--\r\n`,
  ],
  'application/json': ['{"name":"Half a na', 'me"}'],
} as const;

/**
 * Begins writes as a colleague, ends the colleague's right while half of the body is there, and sends the rest.
 *
 * @param provider which listens
 */
export async function createEndedRight(provider: TestProvider) {
  const { app, data } = provider;
  const { db } = data;
  const sessions = createSessions(createSessionRepository(db), provider.now);
  let { cookie } = await logIn(app);
  let count = 0;

  async function invite(): Promise<Colleague> {
    count += 1;
    const username = `colleague-${String(count)}`;
    await db
      .prepare(
        'INSERT INTO administrator (username, password_hash, name, created_at) SELECT ?, password_hash, ?, 1 FROM administrator WHERE id = 1',
      )
      .run(username, `Colleague ${String(count)}`);
    const id = Number((await db.prepare('SELECT id FROM administrator WHERE username = ?').get(username))?.['id']);
    const begin = async (): Promise<string> => `vitrine_session=${(await sessions.begin(id, '')).id}`;
    return { id, username, cookies: [await begin(), await begin()] };
  }

  async function call<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    by: string,
    payload?: object,
  ): Promise<T> {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie: by },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
    return answer.json<T>();
  }

  const ends: Readonly<Record<Way, End>> = {
    removal: ({ id }) => call('POST', `/api/administrators/${String(id)}/remove`, cookie, { password }),
    logout: ({ cookies: [one] }) => call('POST', '/api/logout', one),
    'session ended': ({ cookies: [, other] }) => call('DELETE', '/api/sessions', other),
    'password change': ({ username, cookies: [, other] }) =>
      call('PATCH', '/api/reset-credentials', other, {
        username,
        oldPassword: password,
        newPassword: 'seven kilns behind the river',
      }),
    'second factor': async ({ cookies: [, other] }) => {
      const { data: begun } = await call<{ data: { secret: string } }>(
        'POST',
        '/api/second-factor/authenticator',
        other,
        { password },
      );
      await call('PUT', '/api/second-factor/authenticator', other, {
        code: codeAt(begun.secret, provider.now()),
      });
    },
    idle: async () => {
      provider.advance(2 * 60 * 60_000 + 1);
      ({ cookie } = await logIn(app));
    },
  };

  /** All that is stored. */
  const stored = async (): Promise<string> =>
    JSON.stringify(
      await mapInOrder(await db.tables(), async (table) => [table, await db.prepare(`SELECT * FROM ${table}`).all()]),
    );

  return async (operation: Operation, way: Way): Promise<void> => {
    const { method, path, body, id } = operation;
    if (body === null) throw new Error(`${id} has no body.`);
    const [first, rest] =
      body.contentType === 'application/json' ? halves['application/json'] : halves['multipart/form-data'];
    const colleague = await invite();
    const socket = await open(app.listeningOrigin);
    const answer = firstAnswer(socket);
    const come = once(app.server, 'request');
    socket.write(
      [
        `${method} ${path.replaceAll(/\{\w+\}/g, '1')} HTTP/1.1`,
        'Host: x',
        `Cookie: ${colleague.cookies[0]}`,
        `Content-Type: ${body.contentType}${body.contentType === 'application/json' ? '' : `; boundary=${boundary}`}`,
        `Content-Length: ${String(first.length + rest.length)}`,
        `\r\n${first}`,
      ].join('\r\n'),
    );
    await come;
    // The session is asked for as the request comes.
    await setImmediate();
    await ends[way](colleague);
    const before = await stored();
    socket.write(rest);
    const { status, body: text } = await answer;
    socket.destroy();
    expect([id, way, status, text]).toEqual([id, way, 401, '{"message":"Please log in."}']);
    expect(await stored(), `${id} after ${way}`).toBe(before);
    expect(await db.prepare("SELECT count(*) AS n FROM log_entry WHERE name = '' AND kind <> 'refusal'").get()).toEqual(
      {
        n: 0,
      },
    );
  };
}
