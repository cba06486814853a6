import { localStore } from './storage.ts';

/** Decides only what the browser draws; the provider demands its own cookie (specification, section 6). */
const FLAG_KEY = 'isAuthenticated';
/** A token that came with a login, to be sent with the logout. */
const TOKEN_KEY = 'authToken';
/** The name of the last login, to greet by. */
const USERNAME_KEY = 'username';

/** Whether somebody is logged in here, as far as this browser knows; the provider decides. */
export function isFlagged(): boolean {
  return localStore.read(FLAG_KEY) === 'true';
}

/**
 * Remembers a login.
 * @param token that came with it; null for none
 */
export function saveSession(token: string | null): void {
  localStore.write(FLAG_KEY, 'true');
  if (token === null) localStore.remove(TOKEN_KEY);
  else localStore.write(TOKEN_KEY, token);
}

/** Forgets the login, and who it was. */
export function clearSession(): void {
  localStore.remove(FLAG_KEY);
  localStore.remove(TOKEN_KEY);
  localStore.remove(USERNAME_KEY);
}

/** The token that came with the login, to be sent with the logout; null where none came. */
export function readAuthToken(): string | null {
  return localStore.read(TOKEN_KEY);
}

/** Remembers who logged in, to greet by. */
export function saveUsername(username: string): void {
  localStore.write(USERNAME_KEY, username);
}

/** Null where nobody has logged in here. */
export function readUsername(): string | null {
  return localStore.read(USERNAME_KEY);
}
