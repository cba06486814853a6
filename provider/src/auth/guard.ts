import type { Operation } from '@vitrine/contract/operations';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../http-error.ts';
import type { SessionCookie } from './cookie.ts';
import type { Session, Sessions } from './sessions.ts';

/** Decides who may come in. Runs before any body is read. */
export interface AuthGuard {
  /** @throws {HttpError} 401 */
  authorise(operation: Operation, request: FastifyRequest): void;
  /** The session that `authorise` let in, if it was one. */
  sessionOf(request: FastifyRequest): Session | null;
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** `id` loads a project for editing; with `slug` the same operation is a public read. */
const isForEditing = (request: FastifyRequest): boolean => Object.hasOwn(Object(request.query), 'id');

export function createAuthGuard(sessions: Sessions, cookie: SessionCookie): AuthGuard {
  const admitted = new WeakMap<FastifyRequest, Session>();
  return {
    authorise(operation, request) {
      if (operation.access === 'public') return;
      if (operation.access === 'either' && !isForEditing(request)) return;
      const token = operation.access === 'logout' ? bearer(request) : undefined;
      const session = sessions.find(cookie.read(request)) ?? (token === undefined ? null : sessions.findByToken(token));
      if (session === null) throw unauthorized();
      // A page left open asks every 50 seconds; that must not keep its session alive.
      if (operation.id !== 'verifyAuth') sessions.extend(session);
      admitted.set(request, session);
    },
    sessionOf: (request) => admitted.get(request) ?? null,
  };
}
