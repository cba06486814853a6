import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../auth/cookie.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Session } from '../auth/sessions.ts';
import { HttpError, unauthorized } from '../http-error.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Services } from '../services.ts';

/**
 * Begins a session, whose secret half goes into the cookie. Returns the token that ends it.
 *
 * @param how for the log: 'Logged in with a passkey'
 */
export function beginSession(
  { administrators, authSessions, clock, log }: Pick<Services, 'administrators' | 'authSessions' | 'clock' | 'log'>,
  cookie: SessionCookie,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  administratorId: number,
  how: string,
): string {
  const { id, token } = authSessions.begin(administratorId, request.headers['user-agent'] ?? '');
  administrators.noteLogin(administratorId, clock());
  log.login(administrators.find(administratorId), how, request);
  cookie.write(reply, id);
  return token;
}

/**
 * Whose session it is.
 * @throws {HttpError} 401
 */
export function ownerOf({ administrators }: Pick<Services, 'administrators'>, session: Session | null): Administrator {
  const administrator = session === null ? null : administrators.find(session.administratorId);
  if (administrator === null) throw unauthorized();
  return administrator;
}

/**
 * What changes how one logs in asks for the password again: a session left open is not enough.
 * @throws {HttpError} 403, 429
 */
export async function proveOwner(
  services: Pick<Services, 'administrators' | 'resets'>,
  {
    session,
    request,
    password,
  }: {
    readonly session: Session | null;
    readonly request: FastifyRequest;
    readonly password: string;
  },
): Promise<Administrator> {
  const administrator = ownerOf(services, session);
  services.resets.begin(request.ip);
  if (!(await isPassword(password, administrator.passwordHash))) {
    throw new HttpError(403, 'The password is wrong.', { part: 'password' });
  }
  services.resets.succeed(request.ip);
  return administrator;
}
