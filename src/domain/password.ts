/** In characters, as a person counts them. */
const minLength = 10;
/** A shorter name is in too many words. */
const minNameLength = 3;

/** What a new password must differ from. */
interface PasswordOwner {
  readonly username: string;
  readonly oldPassword: string;
}

/** Why a password cannot be a new one, in the words of our provider; null where nothing is wrong that can be said at once. */
export function refusePassword(password: string, { username, oldPassword }: PasswordOwner): string | null {
  if ([...password].length < minLength) return `A new password needs at least ${String(minLength)} characters.`;
  if (password === oldPassword) return 'The new password is the old one.';
  const name = username.trim().toLowerCase();
  const isNamed = name.length >= minNameLength && password.toLowerCase().includes(name);
  return isNamed ? 'The new password contains the username.' : null;
}

/** Advice on a new password while it is typed; whether it is easy to guess, the provider says. */
export function adviseOnPassword(password: string, owner: PasswordOwner): string {
  const isLong = [...password].length >= minLength;
  return (isLong ? refusePassword(password, owner) : null) ?? describeLength(password);
}

/** What is still missing while a new password is typed. */
export function describeLength(password: string): string {
  const missing = minLength - [...password].length;
  if (password === '') return `At least ${String(minLength)} characters. Several words make a good password.`;
  if (missing > 0) return `${String(missing)} more ${missing === 1 ? 'character' : 'characters'}.`;
  return 'Long enough. Longer is better.';
}
