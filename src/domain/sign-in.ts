/** A passkey that opens the dashboard. Times in milliseconds since 1970. */
export interface Passkey {
  /** Names it and opens nothing. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null while it has opened nothing. */
  readonly lastUsedAt: number | null;
  /** Whether it may be on several devices. */
  readonly isSynced: boolean;
}

/** The code of an app beside the password. */
export interface SecondFactorState {
  /** Milliseconds since 1970; null while a login asks for the password alone. */
  readonly since: number | null;
  /** How many are left. */
  readonly recoveryCodes: number;
}

/** How one logs in. Each null with a provider that does not offer it. */
export interface SignIn {
  readonly passkeys: readonly Passkey[] | null;
  readonly secondFactor: SecondFactorState | null;
  /** Whether this browser, at this address, can make passkeys. */
  readonly canAddPasskeys: boolean;
}

/** What an authenticator app is told. */
export interface AuthenticatorSecret {
  /** In Base32. */
  readonly secret: string;
  /** What a QR code says to the app. */
  readonly uri: string;
}

/** What is done to the second step of a login. Each asks for the password first. */
export type SecondFactorAct = 'setUp' | 'turnOff' | 'renewCodes';

/** What a login needs beside the password. */
export interface SecondStep {
  readonly token: string;
  /** Whose login it is, as it was typed. */
  readonly username: string;
}

/** A passkey's answer, as the provider takes it (WebAuthn Level 3, 5.1). */
export interface PasskeyAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: object;
  readonly response: { readonly clientDataJSON: string };
}

/** Passkeys belong to a name: an address in numbers is none (WebAuthn Level 3, 5.1.3, "effective domain"). */
export const isNamedHost = (hostname: string): boolean => !/^(\d+\.){3}\d+$|[:[\]]/.test(hostname);

/** The secret in groups of four, to be typed from one screen to another. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** What a refused login needs beside its right password, from the answer's body; null where it was refused for good. */
export function secondStepIn(body: string, username: string): SecondStep | null {
  try {
    const { secondFactor }: { secondFactor?: { token?: unknown } | null } = Object(JSON.parse(body));
    const token = secondFactor?.token;
    return typeof token === 'string' ? { token, username } : null;
  } catch {
    return null;
  }
}
