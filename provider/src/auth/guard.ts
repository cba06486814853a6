import type { Operation } from '@vitrine/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { onceClosed } from '../http/once-closed.ts';
import { unauthorized } from '../lib/http-error.ts';
import type { SessionCookie } from './cookie.ts';
import type { Session, Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Admits a request to an operation, or not; runs before any body is read.
     * @throws {HttpError} 401
     */
    readonly authorise: (operation: Operation, request: FastifyRequest) => Promise<void>;
    /** Breaks an answer off that takes long, such as a download, some seconds after the session or the link ends by whose right it is sent. */
    readonly endWithRight: (request: FastifyRequest, reply: FastifyReply) => void;
    /**
     * Does what may take long before a request is answered, such as reading its body.
     * @param work gets what rejects (401) some seconds after the session ends by whose right it is sent
     */
    readonly whileRightLasts: <T>(request: FastifyRequest, work: (ended: Promise<never>) => Promise<T>) => Promise<T>;
  }
  interface FastifyRequest {
    /** The session of the request, where its operation asks for one or says more with one; else `null`. */
    session: Session | null;
    /** Whether it may still be answered, where that is not the session's to say: by a link. Asked again while a long answer is sent. */
    isRightGood: (() => Promise<boolean>) | null;
  }
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** `id` loads a project for editing, `edit` the settings; without them the same operations are public reads. */
const isForEditing = (request: FastifyRequest): boolean =>
  ['id', 'edit'].some((name) => Object.hasOwn(Object(request.query), name));

/** How long an answer, or a body, may go on by a right that has ended, in milliseconds. */
const askAgainEvery = 5000;

export const authGuard = fastifyPlugin<{ readonly sessions: Sessions; readonly cookie: SessionCookie }>(
  async (app, { sessions, cookie }) => {
    app.decorateRequest('session', null);
    app.decorateRequest('isRightGood', null);
    app.decorate('authorise', async (operation: Operation, request: FastifyRequest): Promise<void> => {
      if (operation.access === 'public') return;
      if (operation.access === 'either' && !isForEditing(request)) {
        // A visitor may ask as well; the administrator is told more.
        request.session = await sessions.find(cookie.read(request));
        return;
      }
      const token = operation.access === 'logout' ? bearer(request) : undefined;
      const session =
        (await sessions.find(cookie.read(request))) ?? (token === undefined ? null : await sessions.findByToken(token));
      if (session === null) throw unauthorized();
      // A page left open asks every 50 seconds; that must not keep its session alive.
      // One that is about to end need not be noted, which would need room on the disk.
      if (operation.id !== 'verifyAuth' && operation.access !== 'logout') await sessions.extend(session);
      request.session = session;
    });
    /** Calls back once a right is good no more. @returns stops asking */
    function watchRight(isGood: () => Promise<boolean>, onEnd: () => void): () => void {
      const watch = setInterval(() => {
        isGood().then(
          (isStill) => {
            if (!isStill) onEnd();
          },
          // While the database is away, nobody can have ended it. Thrown from here, it would end the server.
          (error: unknown) => app.log.error(error),
        );
      }, askAgainEvery);
      watch.unref();
      return () => clearInterval(watch);
    }
    app.decorate('endWithRight', ({ session, isRightGood }: FastifyRequest, { raw }: FastifyReply): void => {
      const isGood = isRightGood ?? (session === null ? null : () => sessions.isGood(session));
      if (isGood === null) return;
      onceClosed(
        raw,
        watchRight(isGood, () => raw.destroy()),
      );
    });
    app.decorate(
      'whileRightLasts',
      async <T>({ session }: FastifyRequest, work: (ended: Promise<never>) => Promise<T>): Promise<T> => {
        const { promise: ended, reject } = Promise.withResolvers<never>();
        // Whoever does the work may have done with it.
        ended.catch(() => undefined);
        const stop =
          session === null
            ? () => undefined
            : watchRight(
                () => sessions.isGood(session),
                () => reject(unauthorized()),
              );
        try {
          return await work(ended);
        } finally {
          stop();
        }
      },
    );
  },
  { name: 'auth-guard', dependencies: ['@fastify/cookie'] },
);
