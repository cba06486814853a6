import { isNamedHost, type PasskeyAnswer } from '../domain/sign-in.ts';

/** Whether this browser, at this address, can make and use passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isNamedHost(location.hostname);
}

/** Why there is no passkey: it was not wanted, the device has it already, or cannot. */
export type PasskeyFailure = 'cancelled' | 'known' | 'impossible';

/** Rejects the making or the use of a passkey, with the reason. */
export class PasskeyError extends Error {
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure) {
    super(failure);
    this.name = 'PasskeyError';
    this.failure = failure;
  }
}

function failureOf(thrown: unknown): PasskeyFailure {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'impossible';
}

const load = () => import('@simplewebauthn/browser');
type Loaded = Awaited<ReturnType<typeof load>>;
type CreationOptions = Parameters<Loaded['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Loaded['startAuthentication']>[0]['optionsJSON'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const hasChallenge = (value: unknown): value is RequestOptions =>
  isRecord(value) && typeof value['challenge'] === 'string';
const isForCreation = (value: unknown): value is CreationOptions =>
  isRecord(value) &&
  hasChallenge(value) &&
  isRecord(value['rp']) &&
  isRecord(value['user']) &&
  Array.isArray(value['pubKeyCredParams']);

/**
 * Has the browser make a passkey.
 * @param options `PublicKeyCredentialCreationOptionsJSON`, as the provider gives them
 * @throws {PasskeyError}
 */
export async function makePasskey(options: unknown): Promise<PasskeyAnswer> {
  if (!isForCreation(options)) throw new PasskeyError('impossible');
  const { startRegistration } = await load();
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (thrown) {
    throw new PasskeyError(failureOf(thrown));
  }
}

/**
 * Has the browser ask for a passkey.
 * @param options `PublicKeyCredentialRequestOptionsJSON`, as the provider gives them
 * @throws {PasskeyError}
 */
export async function askForPasskey(options: unknown): Promise<PasskeyAnswer> {
  if (!hasChallenge(options)) throw new PasskeyError('impossible');
  const { startAuthentication } = await load();
  try {
    return await startAuthentication({ optionsJSON: options });
  } catch (thrown) {
    throw new PasskeyError(failureOf(thrown));
  }
}
