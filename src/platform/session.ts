import { localStore } from './storage.ts';

/** Decides only what the browser draws; the provider demands its own cookie (specification, section 6). */
const FLAG_KEY = 'isAuthenticated';
/** A token that came with a login, to be sent with the logout. */
const TOKEN_KEY = 'authToken';
/** The name of the last login, to greet by. */
const USERNAME_KEY = 'username';

export function isFlagged(): boolean {
  return localStore.read(FLAG_KEY) === 'true';
}

export function saveSession(token: string | null): void {
  localStore.write(FLAG_KEY, 'true');
  if (token === null) localStore.remove(TOKEN_KEY);
  else localStore.write(TOKEN_KEY, token);
}

export function clearSession(): void {
  localStore.remove(FLAG_KEY);
  localStore.remove(TOKEN_KEY);
  localStore.remove(USERNAME_KEY);
}

export function readAuthToken(): string | null {
  return localStore.read(TOKEN_KEY);
}

export function saveUsername(username: string): void {
  localStore.write(USERNAME_KEY, username);
}

/** Null where nobody has logged in here. */
export function readUsername(): string | null {
  return localStore.read(USERNAME_KEY);
}
