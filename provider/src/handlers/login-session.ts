import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../auth/cookie.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Session } from '../auth/sessions.ts';
import { HttpError, unauthorized } from '../lib/http-error.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Services } from '../services.ts';

/**
 * Begins a session, whose secret half goes into the cookie in place of another, which ends: its browser has lost it. Returns
 * the token that ends the new one.
 *
 * @param proved whose login it is, as it was when its proof was asked for: who was removed meanwhile, or whose password is another, is
 *   not let in
 * @param how for the log: 'Logged in with a passkey'
 * @throws {HttpError} 401
 */
export async function beginSession(
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
): Promise<string> {
  const { id, token } = await atomically(async () => {
    const administrator = await administrators.find(proved.id);
    if (administrator?.passwordHash !== proved.passwordHash) {
      throw new HttpError(401, 'This login was changed meanwhile. Please log in again.');
    }
    const former = await authSessions.find(cookie.read(request));
    if (former !== null) await authSessions.end(former);
    const secrets = await authSessions.begin(administrator.id, request.headers['user-agent'] ?? '');
    await administrators.noteLogin(administrator.id, clock());
    await log.login(administrator, how, request);
    return secrets;
  });
  cookie.write(reply, id);
  return token;
}

/**
 * Whose session it is.
 * @throws {HttpError} 401
 */
export async function ownerOf(
  { administrators }: Pick<Services, 'administrators'>,
  session: Session | null,
): Promise<Administrator> {
  const administrator = session === null ? null : await administrators.find(session.administratorId);
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
  const owner = await ownerOf(services, session);
  const { id, passwordHash } = owner;
  await services.resets.begin(request.ip, String(id));
  if (!(await isPassword(password, passwordHash))) {
    await services.log.refusal(owner, 'Gave a wrong password where it is asked for again', request);
    throw new HttpError(403, 'The password is wrong.', { part: 'password' });
  }
  await services.resets.succeed(request.ip, String(id));
  await services.right.ask();
  return ownerOf(services, session);
}
