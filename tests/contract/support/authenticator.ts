import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What it can be told to do wrong. */
interface Wrongly {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  /** Counts that far. */
  readonly counter?: number;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

// As much CBOR as an attestation needs (RFC 8949): maps, texts, bytes, small integers.
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** An authenticator in software (WebAuthn Level 3, 6), with one key, that signs whatever it is asked to. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const authData = (rpId: string, isVerified: boolean, hasKey: boolean): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    // Present, verified, with its key.
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const credential = (response: Readonly<Record<string, unknown>>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** What `navigator.credentials.create` gives. */
    create(options: CreationOptions, wrongly: Wrongly = {}) {
      handle = options.user.id;
      counter = wrongly.counter ?? 1;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const data = Buffer.concat([
        authData(wrongly.rpId ?? options.rp.id, wrongly.isVerified ?? true, true),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, wrongly.origin ?? origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },

    /** What `navigator.credentials.get` gives. */
    get(options: RequestOptions, wrongly: Wrongly = {}) {
      counter = wrongly.counter ?? counter + 1;
      const data = authData(wrongly.rpId ?? options.rpId, wrongly.isVerified ?? true, false);
      const client = clientData('webauthn.get', options.challenge, wrongly.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: wrongly.userHandle ?? handle,
      });
    },
  };
}
