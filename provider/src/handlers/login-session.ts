import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../auth/cookie.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Session } from '../auth/sessions.ts';
import { HttpError, unauthorized } from '../http-error.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Services } from '../services.ts';

/**
 * Begins a session, whose secret half goes into the cookie in the place of another, which ends: its browser has lost it. Returns
 * the token that ends the new one.
 *
 * @param proved whose login it is, as it was when its proof was asked for: who was removed meanwhile, or whose password is another, is
 *   not let in
 * @param how for the log: 'Logged in with a passkey'
 * @throws {HttpError} 401
 */
export function beginSession(
  {
    administrators,
    atomically,
    authSessions,
    clock,
    log,
  }: Pick<Services, 'administrators' | 'atomically' | 'authSessions' | 'clock' | 'log'>,
  cookie: SessionCookie,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  proved: Pick<Administrator, 'id' | 'passwordHash'>,
  how: string,
): string {
  const { id, token } = atomically(() => {
    const administrator = administrators.find(proved.id);
    if (administrator?.passwordHash !== proved.passwordHash) {
      throw new HttpError(401, 'This login was changed meanwhile. Please log in again.');
    }
    const former = authSessions.find(cookie.read(request));
    if (former !== null) authSessions.end(former);
    const secrets = authSessions.begin(administrator.id, request.headers['user-agent'] ?? '');
    administrators.noteLogin(administrator.id, clock());
    log.login(administrator, how, request);
    return secrets;
  });
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
  services: Pick<Services, 'administrators' | 'log' | 'resets' | 'right'>,
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
  const owner = ownerOf(services, session);
  const { id, passwordHash } = owner;
  services.resets.begin(request.ip, String(id));
  if (!(await isPassword(password, passwordHash))) {
    services.log.refusal(owner, 'Gave a wrong password where it is asked for again', request);
    throw new HttpError(403, 'The password is wrong.', { part: 'password' });
  }
  services.resets.succeed(request.ip, String(id));
  services.right.ask();
  return ownerOf(services, session);
}
