import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSessionCookie } from '../../provider/src/auth/cookie.ts';
import { authGuard } from '../../provider/src/auth/guard.ts';
import type { Sessions } from '../../provider/src/auth/sessions.ts';
import { onceClosed } from '../../provider/src/http/once-closed.ts';

/** Asks for the one page there is. */
async function ask(app: FastifyInstance): Promise<void> {
  onTestFinished(async () => await app.close());
  await fetch(await app.listen({ port: 0, host: '127.0.0.1' })).catch(() => undefined);
}

test('what waits for the end of an answer hears of it also where that has been', async () => {
  const heard: string[] = [];
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    onceClosed(reply.raw, () => heard.push('before'));
    reply.raw.destroy();
    await vi.waitFor(() => expect(reply.raw.closed).toBe(true));
    onceClosed(reply.raw, () => heard.push('after'));
    return reply.hijack();
  });
  await ask(app);
  await vi.waitFor(() => expect(heard).toEqual(['before', 'after']));
});

const noSessions: Sessions = {
  begin: () => Promise.reject(new Error('Nobody logs in here.')),
  find: async () => null,
  findByToken: async () => null,
  isGood: async () => false,
  extend: async () => undefined,
  ofSameAdministrator: async () => [],
  end: async () => undefined,
  endOthers: async () => undefined,
};

test('nobody asks on and on whether an answer may go on that was over before it began', async () => {
  const app = Fastify();
  const isGood = vi.fn(async () => true);
  await app.register(fastifyCookie);
  const cookie = createSessionCookie({ publicOrigin: null, trustProxy: false, allowedOrigins: [] });
  await app.register(authGuard, { sessions: noSessions, cookie });
  let isOver = false;
  app.get('/', async (request, reply) => {
    request.isRightGood = isGood;
    reply.raw.destroy();
    await vi.waitFor(() => expect(reply.raw.closed).toBe(true));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app.endWithRight(request, reply);
    isOver = true;
    return reply.hijack();
  });
  onTestFinished(() => void vi.useRealTimers());
  await ask(app);
  await vi.waitFor(() => expect(isOver).toBe(true));
  expect(vi.getTimerCount()).toBe(0);
});
